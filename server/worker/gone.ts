/** Whether the process that an owner names has gone, so that what it held need not wait for its lease. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** Names the process, so that another on the same machine can tell when it is gone. */
export const newOwner = (): string => `${hostname()}:${process.pid}:${randomUUID()}`;

export function isGone(owner: string): boolean {
  const [host, pid] = owner.split(':');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
