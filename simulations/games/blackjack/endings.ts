/** How rounds end: counted in pieces by the dealer's card, and what each ending gains. */
import { type Fraction, ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { DecisionUse, Ending } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { decimal } from '../../printing/numbers';
import { netPays, whole } from '../decisions/net-pays';
import { type BlackjackParameters, MOST_HANDS } from './parameters';
import { followedFrom, inParts, PARTS, rulesWith } from './pieces';
import type { Units } from './results';
import { FIRST_CHOICES, MANY_CARDS, PLAIN_ENDS, type PlainEnd, roundResults } from './round-results';
import { standingAgainst } from './standing';
import { blackjackWagers, WAGER } from './wagers';

const MOST_STAKED = 2 * MOST_HANDS;

function unitsOf(parameters: BlackjackParameters, tables: PayTables): Units {
  const { n, d } = netPays(blackjackWagers(parameters), tables)(WAGER, 'win');
  return { win: Number(n), lose: Number(d) };
}

/** The most that can be won or lost, in units. */
const furthest = ({ win, lose }: Units): number => MOST_STAKED * Math.max(win, lose);

/** Against one card of the dealer, in parts: plain ends, splits by what they win, what those stake, first choices, later ones, numbers of hands. */
export function endingsPiece(
  parameters: BlackjackParameters,
  tables: PayTables,
  merged: readonly Float64Array[],
  up: number,
): Float64Array[] {
  const rules = rulesWith(parameters, tables);
  const { plan, first } = followedFrom(parameters, rules, merged, up);
  const units = unitsOf(parameters, tables);
  const found = roundResults({ standing: standingAgainst(up, rules), rules, plan, units, first });
  const middle = furthest(units);
  const split = new Float64Array(2 * middle + 1);
  const stakes = new Float64Array(2 * middle + 1);
  for (const [won, chance] of found.split.chances) {
    split[middle + won] = inParts(chance);
    stakes[middle + won] = inParts(found.split.stakes.get(won) ?? 0);
  }
  const hands = new Float64Array(MOST_HANDS + 1);
  for (const [number, chance] of found.hands) hands[number] = inParts(chance);
  return [found.plain.map(inParts), split, stakes, found.first.map(inParts), found.later.map(inParts), hands];
}

const PLAIN_LABELS: Record<PlainEnd, string> = {
  win: 'The hand wins',
  'stand-off': 'Equal scores',
  lose: 'The hand loses',
  'win-doubled': 'A doubled hand wins',
  'stand-off-doubled': 'Equal scores, doubled',
  'lose-doubled': 'A doubled hand loses',
  blackjack: 'The player has a blackjack and is paid',
  'blackjack-stand-off': 'Both have a blackjack',
  surrender: 'The player gives up half the stake',
  'dealers-blackjack': 'The dealer’s blackjack takes the first stake alone',
};

/** "2", "1.5". */
const amount = (won: Fraction): string => {
  const units = won.abs();
  return units.d === 1n ? units.n.toString() : decimal(units, 4);
};

function splitEnding(won: Fraction): Pick<Ending, 'event' | 'label'> {
  if (won.equals(0)) return { event: 'split-even', label: 'A pair is split: as much won as lost' };
  const how = won.gt(0) ? 'won' : 'lost';
  const { n, d } = won.abs();
  return {
    event: `split-${how}-${d === 1n ? n : `${n}-${d}`}`,
    label: `A pair is split: ${amount(won)} ${how} in all`,
  };
}

export function endingsOf(
  parameters: BlackjackParameters,
  tables: PayTables,
  [plain, split, stakes]: readonly Float64Array[],
): Ending[] {
  const units = unitsOf(parameters, tables);
  const net = netPays(blackjackWagers(parameters), tables);
  const [win, blackjack, half] = [net(WAGER, 'win'), net(WAGER, 'blackjack'), ratio(1n, 2n)];
  const [two, nothing] = [whole(2), whole(0)];
  const gains: Record<PlainEnd, Fraction> = {
    win,
    'stand-off': nothing,
    lose: ONE.neg(),
    'win-doubled': win.mul(two),
    'stand-off-doubled': nothing,
    'lose-doubled': two.neg(),
    blackjack,
    'blackjack-stand-off': nothing,
    surrender: half.neg(),
    'dealers-blackjack': ONE.neg(),
  };
  const endings: Ending[] = [
    ...PLAIN_ENDS.map((event, place) => ({
      event,
      label: PLAIN_LABELS[event],
      count: BigInt(inTable(plain?.[place])),
      net: gains[event],
      staked: event.endsWith('-doubled') ? two : ONE,
    })),
    ...[...(split ?? [])].flatMap((count, place): Ending[] => {
      if (count === 0) return [];
      const won = ratio(BigInt(place - furthest(units)), BigInt(units.lose));
      const staked = ratio(BigInt(inTable(stakes?.[place])), BigInt(count));
      return [{ ...splitEnding(won), count: BigInt(count), net: won, staked }];
    }),
  ];
  return rounded(endings);
}

/** What rounding each count to a whole number lost or added, a few hundred parts of 10^15, goes to the most frequent ending. */
export function rounded(endings: Ending[]): Ending[] {
  const over = BigInt(PARTS) - endings.reduce((sum, { count }) => sum + count, 0n);
  const most = endings.reduce((best, ending) => (ending.count > best.count ? ending : best));
  if (over > 100_000n || over < -100_000n) throw new RangeError(`the endings are ${over} parts off`);
  return endings.map((ending) => (ending === most ? { ...ending, count: ending.count + over } : ending));
}

const CHOICE_LABELS: Record<(typeof FIRST_CHOICES)[number], string> = {
  stand: 'Stand',
  hit: 'Draw',
  double: 'Double',
  split: 'Split',
  surrender: 'Give up half',
};

const CARDS = ['three cards', 'four cards', 'five cards or more'];
const NUMBERS = ['two hands', 'three hands', 'four hands', 'five hands or more'];

function use(street: string, choices: { choice: string; label: string; parts: number }[]): DecisionUse[] {
  const taken = choices
    .filter(({ parts }) => parts > 0)
    .map(({ choice, label, parts }) => ({ choice, label, taken: ratio(BigInt(parts), BigInt(PARTS)) }));
  if (taken.length === 0) return [];
  return [{ street, reached: taken.reduce((sum, one) => sum.add(one.taken), whole(0)), choices: taken }];
}

export function decisionsOf([, , , first, later, hands]: readonly Float64Array[]): DecisionUse[] {
  const fromFive = NUMBERS.length + 1;
  const byHands = NUMBERS.map((label, i) => {
    const all = [...(hands ?? [])];
    const parts = i + 2 < fromFive ? inTable(all[i + 2]) : all.slice(fromFive).reduce((a, b) => a + b, 0);
    return { choice: `hands-${i + 2}`, label: `Played as ${label}`, parts };
  });
  return [
    ...use(
      'the first two cards, no blackjack among them',
      FIRST_CHOICES.map((choice, at) => ({
        choice,
        label: CHOICE_LABELS[choice],
        parts: inTable(first?.[at]),
      })),
    ),
    ...Array.from({ length: MANY_CARDS - 2 }, (_, i) =>
      use(`a hand of ${CARDS[i]}, not split`, [
        { choice: 'stand', label: 'Stand', parts: inTable(later?.[2 * i]) },
        { choice: 'hit', label: 'Draw', parts: inTable(later?.[2 * i + 1]) },
      ]),
    ).flat(),
    ...use('a split pair', byHands),
  ];
}
