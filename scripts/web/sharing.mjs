import cluster from 'node:cluster';

/** Shares a port out: the first that answers makes the site ready, and the first to end by itself ends it. */
export function shareOut(processes) {
  let outcome;
  const leave = (code) => {
    outcome ??= code;
    for (const answering of Object.values(cluster.workers ?? {})) answering?.process.kill('SIGTERM');
  };
  for (const asked of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(asked, () => leave(0));
  cluster.once('listening', () => process.send?.('ready'));
  cluster.on('exit', (_, code) => {
    leave(code || 1);
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(outcome);
  });
  for (let started = 0; started < processes; started += 1) cluster.fork();
}
