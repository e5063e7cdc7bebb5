"""The Litestar application: its routes, middleware, error handlers, startup and shutdown."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from yatzy.rules.errors import YatzyError
from yatzy.server.api import problems
from yatzy.server.api.deps import StrictRequest, provide_client, provide_table
from yatzy.server.api.openapi import openapi_config, render_document
from yatzy.server.api.routes import (
    coaching,
    compare,
    game_of_day,
    game_records,
    health,
    host,
    matches,
    own_rules,
    players,
    positions,
    review,
    rulebook,
    seats,
    tables,
)
from yatzy.server.context import AppContext
from yatzy.server.net.security import SecurityMiddleware
from yatzy.server.settings import Settings
from yatzy.server.web import club_page, host_page, page, pwa


def make_app(settings: Settings) -> Litestar:
    """Return the application; it opens its database at startup."""
    context = AppContext(settings)

    app = Litestar(
        route_handlers=[
            tables.TableRoutes,
            seats.SeatRoutes,
            matches.MatchRoutes,
            *game_of_day.handlers,
            players.PlayerRoutes,
            game_records.RecordRoutes,
            game_records.sheets,
            game_records.sheet,
            coaching.CoachingRoutes,
            *coaching.handlers,
            review.ReviewRoutes,
            *review.handlers,
            *compare.handlers,
            *own_rules.handlers,
            *positions.handlers,
            health.liveness,
            health.readiness,
            health.metrics,
            health.live,
            host.HostRoutes,
            *club_page.handlers,
            *host_page.handlers,
            *page.handlers,
            *rulebook.handlers,
            *pwa.handlers,
        ],
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False, use_cache=True),
            "client": Provide(provide_client, sync_to_thread=False),
            "table": Provide(provide_table),
        },
        exception_handlers={
            YatzyError: problems.handle_refusal,
            problems.StaleCommand: problems.handle_stale,
            HTTPException: problems.handle_http_error,
            Exception: problems.handle_crash,
        },
        plugins=[context.channels],
        on_startup=[render_document, context.open],  # which measures from then on how late the event loop is
        on_shutdown=[context.close],
        state=State({"context": context, "goodbye": context.announce_shutdown, "gate": context}),
        openapi_config=openapi_config(),
        request_class=StrictRequest,
        request_max_body_size=settings.most_body,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = SecurityMiddleware(app.asgi_handler, context)  # also around unknown paths
    return app
