/** What a pool returns on average over results, each with its chance. */
import { roundingOf } from '../account';
import { type AnyPool, betOn, betsIn } from '../backed';
import type { Settlement } from '../pool';

export type Expected = {
  /** Of the whole pool, for each unit staked; together with the return they come to one. */
  takeOut: number;
  /** What rounding keeps, below 0 where it costs. */
  breakage: number;
  /** What least dividends cost. */
  least: number;
  /** Carried to the next pool, or held. */
  carried: number;
  /** Paid and refunded. */
  returned: number;
  /** The chance that a jackpot brought in is paid. */
  won: number;
  /** For each unit on a combination. */
  returns: Map<string, number>;
};

/** What one unit staked on each combination gets back. */
function backOf(
  { dividends, outcome, races }: Settlement,
  pool: AnyPool,
  bets: readonly string[],
): Map<string, number> {
  if (outcome === 'refunded') return new Map(bets.map((bet) => [bet, 1]));
  // Those that are paid to several combinations, or on fewer races, are no return of one.
  const whole = dividends.filter(({ paysEach, legs }) => !paysEach && legs.length === races.length);
  return new Map(
    whole.map(({ label, legs, paid, staked }) => [betOn(pool, label, legs), Number(paid) / Number(staked)]),
  );
}

/** The jackpot joins the bonus of six up, elsewhere what the winning combination is paid; never where a race does not count. */
const isJackpotPaid = ({ type, dividends, jackpotJoins = true }: Settlement): boolean =>
  jackpotJoins &&
  dividends.some(
    ({ kind, races }) =>
      kind === (type.lesser?.goesTo === 'first-or-second' ? 'bonus' : 'winning') &&
      (races?.length ?? 1) === type.races,
  );

export class Average {
  private readonly sums = { takeOut: 0, breakage: 0, least: 0, carried: 0, returned: 0, won: 0 };
  private readonly bets: readonly string[];
  private readonly returns: Map<string, number>;
  private squares = 0;

  /** `perWon`: what is returned more, of all that is staked, where the jackpot is won and not carried; for `correctedBy`. */
  constructor(
    private readonly pool: AnyPool,
    private readonly perWon = 0,
  ) {
    this.bets = [...betsIn(pool).keys()];
    this.returns = new Map(this.bets.map((bet) => [bet, 0]));
  }

  add(settled: Settlement, chance: number): void {
    const { sums, returns } = this;
    const { account } = settled;
    const share = (cents: number) => (chance * cents) / Number(account.staked);
    sums.takeOut += share(Number(account.deducted));
    sums.least += share(account.least.valueOf());
    sums.breakage += share(roundingOf(account).valueOf() + account.least.valueOf());
    const returned = Number(account.paid + account.refunded);
    sums.returned += share(returned);
    sums.carried += share(account.carried.reduce((all, { cents }) => all + Number(cents), 0));
    const isWon = isJackpotPaid(settled);
    if (isWon) sums.won += chance;
    this.squares += chance * (returned / Number(account.staked) - (isWon ? this.perWon : 0)) ** 2;
    for (const [key, back] of backOf(settled, this.pool, this.bets))
      returns.set(key, (returns.get(key) ?? 0) + chance * back);
  }

  get found(): Expected {
    return { ...this.sums, won: Math.min(1, this.sums.won), returns: this.returns };
  }

  /** With the chance that the jackpot is won as it is, in place of how often it was in the results: what is not won is carried. */
  correctedBy(won: number): Expected {
    const more = this.perWon * (won - this.sums.won);
    const { returned, carried } = this.sums;
    return { ...this.found, won, returned: returned + more, carried: carried - more };
  }

  /** The standard error of what is returned, corrected, after so many draws of equal chance. */
  errorOf(draws: number): number {
    const middle = this.sums.returned - this.perWon * this.sums.won;
    return Math.sqrt(Math.max(0, this.squares - middle ** 2) / Math.max(1, draws - 1));
  }
}
