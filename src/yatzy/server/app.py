"""The server as an application: its addresses, what stands before them, and how it opens and closes."""

from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from yatzy.rules.errors import YatzyError
from yatzy.server import problems
from yatzy.server.describing import description, write_down
from yatzy.server.guard import Guard, check_request
from yatzy.server.hall import Hall
from yatzy.server.routes import (
    coaching,
    comparing,
    matches,
    ownrules,
    page,
    papers,
    players,
    positions,
    reviewing,
    rulebook,
    running,
    shell,
    tables,
)
from yatzy.server.routes.asking import StrictRequest
from yatzy.server.settings import Settings


def make_app(settings: Settings) -> Litestar:
    """Return the application; it opens its database when it is started."""
    hall = Hall(settings)

    def check(request: Request[Any, Any, Any]) -> None:
        check_request(hall, request.scope, request.url.path)

    app = Litestar(
        route_handlers=[
            tables.TableRoutes,
            matches.MatchRoutes,
            matches.today,
            players.PlayerRoutes,
            papers.PaperRoutes,
            papers.sheets,
            papers.sheet,
            coaching.CoachingRoutes,
            *coaching.handlers,
            reviewing.ReviewRoutes,
            *reviewing.handlers,
            *comparing.handlers,
            *ownrules.handlers,
            *positions.handlers,
            running.alive,
            running.ready,
            running.metrics,
            running.live,
            *page.handlers,
            *rulebook.handlers,
            *shell.handlers,
        ],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            YatzyError: problems.refused,
            problems.Overtaken: problems.overtaken,
            HTTPException: problems.misunderstood,
            Exception: problems.failed,
        },
        before_request=check,
        plugins=[hall.channels],
        on_startup=[hall.open, write_down],
        on_shutdown=[hall.close],
        state=State({"hall": hall, "goodbye": hall.goodbye}),
        openapi_config=description(),
        request_class=StrictRequest,
        request_max_body_size=settings.most_body,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Guard(app.asgi_handler, hall)  # around all there is, and what is found nowhere
    return app
