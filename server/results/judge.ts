/** The arithmetic of a trial, done beside the web server or the worker, and once for the same reports. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import { type JudgedTrial, judgeTrial, type Trial } from '@/simulations/monitoring/trial';
import { BoundedMap } from '../site/bounded-map';
import { inThisThread, threadOrHere } from '../threads/side-thread';

let thread = inThisThread(judgeTrial);

/** For the web server and the worker, which have other things to do meanwhile; tests have none. */
export function judgeInThread(): void {
  thread = threadOrHere('trial-thread', judgeTrial);
}

const known = new BoundedMap<Promise<JudgedTrial>>(50);

export function judged(trial: Trial): Promise<JudgedTrial> {
  const key = createHash('sha256').update(canonicalJson(trial)).digest('hex');
  const found = known.get(key) ?? thread.run(trial);
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
