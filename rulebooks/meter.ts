/** What is known of a progressive meter: what the operator declares, else what the rulebook takes for granted. */
import { toText } from '@/simulations/exact/fraction';
import type { MeterTerms } from '@/simulations/model';
import { ok, type Problem, type Result } from '@/simulations/problem';
import { readAmount } from './amount';
import { readShare } from './evaluation/share';
import type { Wager } from './record';
import type { Circumstances } from './variant';

const FIELD = 'circumstances.progressive';

/** Undefined for a wager that is paid from no meter. */
export function meterTerms(
  { progressive: assumed }: Wager,
  { progressive: declared }: Circumstances,
): Result<MeterTerms | undefined> {
  if (!assumed) return ok(undefined);
  const contribution = readShare(declared?.contribution ?? assumed.contribution);
  const wager = readAmount(declared?.wager ?? assumed.wager);
  const seed = readAmount(declared?.seed ?? assumed.seed);
  const meter = declared?.meter === undefined ? seed : readAmount(declared.meter);
  const problems: Problem[] = [];
  const refuse = (field: string, message: string) =>
    problems.push({ code: 'input-unreadable', message, field: `${FIELD}.${field}` });
  if (!contribution)
    refuse('contribution', 'Write the share of each wager that is added to the meter, for example “70%”.');
  if (!wager || wager.n === 0n)
    refuse('wager', 'Write what one progressive wager costs, for example “1” or “2.50”.');
  if (!seed)
    refuse('seed', 'Write what is put on the meter after it was won, for example “10,000”; “0” if nothing.');
  if (!meter) refuse('meter', 'Write what the meter shows, for example “25,000”.');
  else if (seed && meter.lt(seed))
    refuse('meter', 'Write a meter no lower than its seed: it starts from there after each win.');
  if (!contribution || !wager || wager.n === 0n || !seed || !meter || problems.length > 0)
    return { ok: false, problems };
  return ok({
    wager: toText(wager),
    meter: toText(meter),
    contribution: toText(contribution),
    seed: toText(seed),
    fixedPaidFrom: assumed.fixedPaidFrom,
  });
}
