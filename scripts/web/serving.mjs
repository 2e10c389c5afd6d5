import { createServer } from 'node:http';

/** A server that leaves when it is asked to or when its parent is gone, after it has called `alsoLeave`. */
export function serving(listener, alsoLeave = () => {}) {
  const server = createServer(listener);
  const leave = () => {
    alsoLeave();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 2000).unref();
  };
  for (const asked of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(asked, leave);
  return server;
}
