/** What a printed option costs at a table, as a page shows it. */
import { feeBookOf } from '@/rulebooks/fee-books';
import type { AtTable } from '@/rulebooks/fees/charging';
import { type CostAtTable, costAtTable, costByPlayers } from '@/rulebooks/fees/cost-at-table';
import { costText } from '@/rulebooks/fees/words';
import { quoted } from '@/rulebooks/spelling/quoted';
import { readShare } from '@/rulebooks/spelling/share';
import { type Fraction, toText, ZERO } from '@/simulations/exact/fraction';
import { type Cost, perUnit } from '@/simulations/fees/cost';
import { percent } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Answer } from '../problems/problem';
import { countTyped } from './count-typed';
import { optionAt } from './read-options';
import type { FeeCost, ShownCost, ShownSum } from './shapes';
import { sumTyped } from './sum-typed';

export type CostAsked = {
  rulebook: string;
  key: string;
  players: number | null;
  limit: string;
  hands: number | null;
  bets: number;
  coupons: number;
  reach: string[];
  wagered?: string | undefined;
};

const sum = (value: Fraction): ShownSum => ({ shown: costText(value), exact: toText(value) });
const cost = ({ perHand, perHour }: Cost): ShownCost => ({ perHand: sum(perHand), perHour: sum(perHour) });

function sharesTyped(texts: readonly string[]): Result<Fraction[]> {
  const shares = texts.map((text) => readShare(text));
  const wrong = shares.indexOf(undefined);
  if (wrong < 0) return ok(shares.flatMap((share) => share ?? []));
  return fail({
    code: 'fee-unreadable',
    message: `Write how often a hand gets there as a share, for example 60%, not ${quoted(texts[wrong] ?? '')}.`,
    field: 'reach',
  });
}

export function readCost(asked: CostAsked): Answer<FeeCost> {
  const book = feeBookOf(asked.rulebook);
  if (!book.ok) return book;
  const option = optionAt(book.value, asked.key);
  if (!option.ok) return option;
  const limit = sumTyped(asked.limit, 'limit');
  const wagered = asked.wagered === undefined ? ok(undefined) : sumTyped(asked.wagered, 'wagered');
  const reach = sharesTyped(asked.reach);
  const players = countTyped(asked.players, 'players');
  const hands = countTyped(asked.hands, 'hands');
  if (!limit.ok || !wagered.ok || !reach.ok || !players.ok || !hands.ok)
    return fail(...[players, limit, hands, wagered, reach].flatMap((one) => (one.ok ? [] : one.problems)));
  const at: AtTable = {
    players: players.value,
    bets: asked.bets,
    coupons: asked.coupons,
    limit: limit.value,
    reach: reach.value,
  };
  const pace = { hands: hands.value, wagered: wagered.value };
  const found = costAtTable(option.value, at, pace);
  if (!found.ok) return found;
  return ok(shownCost(found.value, costByPlayers(option.value, at, { hands: hands.value })));
}

function shownCost({ whole: house, payers, seat, wagered }: CostAtTable, byPlayers: CostAtTable[]): FeeCost {
  return {
    house: cost(house),
    payers: payers.map(({ payer, cost: borne, ofWagered }) => ({
      payer,
      cost: cost(borne),
      ...(ofWagered && { ofWagered: toText(ofWagered) }),
    })),
    seat: cost(seat),
    ...(wagered && { wagered: { sum: sum(wagered), ofWagered: toText(perUnit(house, wagered)) } }),
    drawn: drawnOf(byPlayers),
  };
}

/** Of a banked game what is wagered follows from the players; elsewhere nobody knows it at another number of them. */
function drawnOf(byPlayers: CostAtTable[]): FeeCost['drawn'] {
  const banked = byPlayers.every(({ wagered }) => wagered !== undefined);
  const bars = byPlayers.map(({ at, whole: house, seat, wagered }) => {
    const value = banked && wagered ? perUnit(house, wagered) : seat.perHour;
    return { players: at.players, value, shown: banked ? percent(value) : costText(value) };
  });
  const longest = bars.reduce((most, { value }) => (value.gt(most) ? value : most), ZERO);
  return {
    of: banked ? 'wagered' : 'seat',
    bars: bars.map(({ players, shown, value }) => ({
      players,
      shown,
      length: longest.n === 0n ? 0 : value.div(longest).valueOf(),
    })),
  };
}
