"""Long computations in worker processes.

service         what the server calls: asks for a job, and gets its encoded answer
job             what a job is, and the decorator that registers one
handlers        the jobs
job_queue       who asks, and who is served next
fair_queue      equal shares for all owners
pool            worker processes, slices, time limits
worker_process  a worker process as the server sees it
worker          the main loop of a worker process
positions       requests and answers about positions
decision        one decision of a reviewed game
solution_cache  the solutions a worker keeps in memory
capacity        limits on the size of jobs
"""
