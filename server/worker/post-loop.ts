/** Sends e-mail while the worker runs: what is due at once, and with growing pauses while the server is away. */
import { setTimeout as wait } from 'node:timers/promises';
import { forgetSent, holders, release } from '../mail/held';
import { type PostOffice, sendDue } from '../mail/send-due';
import { withoutValues } from '../problems/without-values';
import { isGone } from './gone';

const POLL_MS = 2000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

export async function postLoop(office: PostOffice, stopping: AbortSignal): Promise<void> {
  const orphans = (await holders(office.db)).filter(({ owner }) => owner !== null && isGone(owner));
  if (orphans.length > 0)
    await release(
      office.db,
      orphans.map(({ id }) => id),
    );
  await forgetSent(office.db, office.now());
  let pause = POLL_MS;
  while (!stopping.aborted) {
    const ended = await sendDue(office, stopping).catch((error: unknown) => {
      console.error('worker: e-mail was not sent', withoutValues(error));
      return 'away' as const;
    });
    pause = ended === 'done' ? POLL_MS : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, 2 * pause));
    await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
  }
}
