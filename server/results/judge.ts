/** The arithmetic of a trial, done beside the web server, and once for the same reports. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import { type JudgedTrial, judgeTrial, type Trial } from '@/simulations/monitoring/trial';
import { inThisThread, threadOrHere } from '../threads/side-thread';

let thread = inThisThread(judgeTrial);

/** For the web server; tests answer nobody meanwhile. */
export function judgeBesideServer(): void {
  thread = threadOrHere('trial-thread', judgeTrial);
}

const KEPT_AT_MOST = 50;
const known = new Map<string, Promise<JudgedTrial>>();

export function judged(trial: Trial): Promise<JudgedTrial> {
  const key = createHash('sha256').update(canonicalJson(trial)).digest('hex');
  const found = known.get(key) ?? thread.run(trial);
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > KEPT_AT_MOST && oldest !== undefined) known.delete(oldest);
  return found;
}
