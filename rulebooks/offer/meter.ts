/** What is known of a progressive meter: what the operator declares, else what the table or the rulebook has of it. */

import { type Fraction, isNegative, ONE, toText } from '@/simulations/exact/fraction';
import { ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import { readAmount } from '../spelling/amount';
import { quoted } from '../spelling/quoted';
import { readShare, shareFault } from '../spelling/share';
import type { Game } from '../terms/game';
import { meterInRecord } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import type { Circumstances, DeclaredMeter } from '../variant/variant';
import { tooManyRows } from './read-variant';

/** More players than this in one round of a meter is a typing mistake. */
const MOST_PLAYERS = 100;

/** What the operator declares of this wager's meter, and the field it is written in. */
export function declaredMeter(
  wager: Pick<Wager, 'id'>,
  { progressive, meters }: Circumstances,
): { declared: DeclaredMeter; fieldOf: (name: keyof DeclaredMeter) => string } {
  const own = meters && Object.hasOwn(meters, wager.id) ? meters[wager.id] : undefined;
  return {
    declared: { ...progressive, ...own },
    fieldOf: (name) =>
      own?.[name] !== undefined || (meters !== undefined && progressive?.[name] === undefined)
        ? `circumstances.meters.${wager.id}.${name}`
        : `circumstances.progressive.${name}`,
  };
}

/** Meters declared of wagers that have none. */
export function strayMeters({ label, wagers }: Game, { meters = {} }: Circumstances): Problem[] {
  const declared = Object.keys(meters);
  const long = tooManyRows('circumstances.meters', declared.length);
  if (long.length > 0) return long;
  const listed = wagers.filter(meterInRecord).map(({ id }) => id);
  return declared
    .filter((id) => !listed.includes(id))
    .map((id) => ({
      code: 'wager-unknown' as const,
      message: `${label} has no progressive wager ${quoted(id)}; ${listed.length > 0 ? `choose from ${listed.join(', ')}` : 'leave its meter out'}.`,
      field: `circumstances.meters.${id}`,
    }));
}

/** The terms of a wager under one of its tables, before anything is declared. `base`: what the sums are printed for. */
export function printedTerms(wager: Wager, payTable?: string) {
  const progressive = meterInRecord(wager);
  if (!progressive) return undefined;
  const tables = [...wager.payTables, ...(wager.damagedTables ?? [])];
  const own = tables.find(({ id }) => id === payTable)?.progressive ?? {};
  const { wager: base, ...terms } = { ...progressive, ...own };
  return { base, ...terms };
}

/** Undefined for a wager that is paid from no meter. `payTable`: the table that its pays start from. */
export function meterTerms(
  wager: Wager,
  circumstances: Circumstances,
  payTable?: string,
): Result<MeterTerms | undefined> {
  const printed = printedTerms(wager, payTable);
  if (!printed) return ok(undefined);
  const { declared, fieldOf } = declaredMeter(wager, circumstances);
  const problems: Problem[] = [];
  const whoseIs = (field: string) =>
    field.startsWith('circumstances.progressive.') ? 'Every progressive wager' : wager.label;
  const refuse = (field: keyof DeclaredMeter, message: string, whose = whoseIs(fieldOf(field))) =>
    problems.push({ code: 'input-unreadable', message: `${whose}: ${message}`, field: fieldOf(field) });

  const shares = {
    contribution: declared.contribution ?? printed.contribution,
    reserve: declared.reserve ?? printed.reserve ?? '0%',
  };
  const contribution = readShare(shares.contribution);
  const reserve = readShare(shares.reserve);
  const base = readAmount(printed.base);
  const stake = declared.wager === undefined ? base : readAmount(declared.wager);
  const scale = base && stake && base.n !== 0n ? stake.div(base) : ONE;
  const seed = declared.seed === undefined ? readAmount(printed.seed)?.mul(scale) : readAmount(declared.seed);
  const meter = declared.meter === undefined ? seed : readAmount(declared.meter);
  const players = declared.players === undefined ? ONE : readAmount(declared.players);

  if (!contribution)
    refuse(
      'contribution',
      `${shareFault(shares.contribution)}write the share of each wager that is added to the meter, for example “70%”.`,
    );
  if (!reserve)
    refuse(
      'reserve',
      `${shareFault(shares.reserve)}write the share of each wager that is kept for the next seed, for example “5%”; “0%” if none.`,
    );
  if (contribution && reserve?.add(contribution).gt(ONE))
    refuse(
      'reserve',
      `${quoted(shares.contribution)} to the meter and ${quoted(shares.reserve)} to the reserve are above 100% together; write shares of no more than 100% in all.`,
      wager.label,
    );
  if (!stake || stake.n === 0n)
    refuse('wager', 'write what one progressive wager costs, for example “1” or “2.50”.');
  if (!seed)
    refuse('seed', 'write what goes on the meter after a win, for example “10,000”; “0” if nothing.');
  // A meter that was left out follows the seed, so it is not the one reported.
  if (!meter) {
    if (declared.meter !== undefined) refuse('meter', 'write what the meter shows, for example “25,000”.');
  }
  // With a reserve the meter starts again from whatever the reserve holds, which may be less than the first seed.
  else if (seed && reserve?.n === 0n && meter.lt(seed))
    refuse(
      'meter',
      'write a meter no lower than its seed: it starts from the seed after each win.',
      wager.label,
    );
  if (
    declared.fixedPaidFrom !== undefined &&
    declared.fixedPaidFrom !== printed.fixedPaidFrom &&
    !printed.fixedPaidFromEither
  )
    refuse(
      'fixedPaidFrom',
      `leave this out: under the rules, pays that are not a share of the meter come from the ${printed.fixedPaidFrom}.`,
      wager.label,
    );
  if (!players || players.lt(ONE) || players.gt(MOST_PLAYERS))
    refuse(
      'players',
      `write how many players make this wager in a round on average, from 1 to ${MOST_PLAYERS}, for example “3.5”.`,
    );
  if (!contribution || !reserve || !stake || !seed || !meter || !players || problems.length > 0)
    return { ok: false, problems };

  return ok({
    wager: toText(stake),
    meter: toText(meter),
    contribution: toText(contribution),
    seed: toText(seed),
    fixedPaidFrom: declared.fixedPaidFrom ?? printed.fixedPaidFrom,
    // Left out where they change nothing, so that terms without them have one form.
    ...(reserve.n === 0n ? {} : { reserve: toText(reserve) }),
    ...(printed.shared === 'in-turn' || (printed.board && players.equals(ONE))
      ? {}
      : { shared: printed.shared }),
    // One player shares a hand on the board with nobody.
    ...(printed.board && !players.equals(ONE) ? { board: printed.board } : {}),
    ...(players.equals(ONE) ? {} : { players: toText(players) }),
    ...(printed.envy ? { envy: scaledEnvy(printed.envy, scale) } : {}),
    ...(printed.currency ? { currency: printed.currency } : {}),
  });
}

function scaledEnvy(
  { to, pays }: NonNullable<NonNullable<Wager['progressive']>['envy']>,
  scale: Fraction,
): NonNullable<MeterTerms['envy']> {
  const sums = Object.entries(pays).map(([event, text]) => {
    const amount = readAmount(text);
    if (!amount || isNegative(amount)) throw new Error(`the envy for ${event} is no amount: ${text}`);
    return [event, toText(amount.mul(scale))] as const;
  });
  return { to, pays: Object.fromEntries(sums) };
}
