/** What the house kept of a wager over a trial, beside what it should have kept: theory, bands and, where it was reported, what it was. */
import { fromText } from '../exact/fraction';
import { lossBands } from '../figures/bands';
import type { LossBand, WagerFigures } from '../figures/wager-figures';

export type HoldWager = { id: string; label: string } & Pick<
  WagerFigures,
  'events' | 'houseEdge' | 'standardDeviation'
>;

export type HoldDay = {
  handle: number;
  rounds: number;
  win?: number | undefined;
  /** All that players can stake on it in one round, where the limits say it. */
  most?: number | undefined;
};

export type HoldBand = Pick<LossBand, 'confidence' | 'method'> & { low: number; high: number };

export type Hold = {
  id: string;
  label: string;
  handle: number;
  /** Rounds of equal stakes that spread as much as those of the days together; never more than were played. */
  rounds: number;
  /** Shares of the handle. */
  theory: number;
  bands: HoldBand[];
  /** The same for stakes as large and few as the limits allow; left out where those do not say it. */
  widest?: HoldBand[];
  /** Of what was staked on days for which its win was reported by itself. */
  actual?: { handle: number; win: number; share: number };
};

/**
 * A day of r rounds with a handle of h has the variance h²/r of one stake: so days of different stakes spread as n rounds of the
 * average stake where H²/n is the sum of h²/r.
 */
export function roundsAlike(days: readonly HoldDay[]): number {
  const handle = days.reduce((total, day) => total + day.handle, 0);
  const spread = days.reduce(
    (total, day) => (day.handle > 0 ? total + day.handle ** 2 / day.rounds : total),
    0,
  );
  return spread > 0 ? Math.max(1, Math.floor(handle ** 2 / spread + 1e-9)) : 0;
}

/** As few rounds as the handle can have been staked in: each stake the most, which has a variance of s² h times the most. */
export function roundsFewest(days: readonly HoldDay[]): number | undefined {
  let [handle, spread] = [0, 0];
  for (const day of days) {
    if (day.handle === 0) continue;
    if (day.most === undefined) return undefined;
    handle += day.handle;
    spread += day.handle * Math.max(day.most, day.handle / day.rounds);
  }
  return spread > 0 ? Math.max(1, Math.floor(handle ** 2 / spread + 1e-9)) : undefined;
}

function bandsOf(wager: HoldWager, rounds: number): HoldBand[] {
  return lossBands(wager, [rounds])
    .filter(({ confidence }) => confidence !== 0.9)
    .map(({ confidence, method, low, high }) => ({
      confidence,
      method,
      low: low / rounds,
      high: high / rounds,
    }));
}

export function holdOf(wager: HoldWager, days: readonly HoldDay[]): Hold {
  const known = days.filter(({ win }) => win !== undefined);
  const reported = known.reduce(
    (total, { handle, win = 0 }) => ({ handle: total.handle + handle, win: total.win + win }),
    { handle: 0, win: 0 },
  );
  // Where the win is known of some days only, the bands are of those.
  const banded = reported.handle > 0 ? known : days;
  const rounds = roundsAlike(banded);
  const fewest = roundsFewest(banded);
  return {
    id: wager.id,
    label: wager.label,
    handle: days.reduce((total, day) => total + day.handle, 0),
    rounds,
    theory: fromText(wager.houseEdge).valueOf(),
    bands: rounds === 0 ? [] : bandsOf(wager, rounds),
    ...(fewest === undefined ? {} : { widest: bandsOf(wager, fewest) }),
    ...(reported.handle > 0 ? { actual: { ...reported, share: reported.win / reported.handle } } : {}),
  };
}

export type Place = 'within-95' | 'within-99' | 'beyond-99-alike' | 'beyond-99';

/** Undefined where nothing was reported of its win, or no band could be worked out. */
export function placeOf({ actual, bands, widest }: Hold): Place | undefined {
  const inside = (of: readonly HoldBand[], confidence: number) => {
    const band = of.find((each) => each.confidence === confidence);
    return band && actual ? actual.share >= band.low - 1e-12 && actual.share <= band.high + 1e-12 : undefined;
  };
  const [narrow, wide] = [inside(bands, 0.95), inside(bands, 0.99)];
  if (narrow) return 'within-95';
  if (wide === undefined) return undefined;
  if (wide) return 'within-99';
  return widest && inside(widest, 0.99) === false ? 'beyond-99' : 'beyond-99-alike';
}
