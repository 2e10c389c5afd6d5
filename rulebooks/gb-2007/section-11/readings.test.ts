/** Every number in the readings of section 11, worked out again. */
import { expect, it } from 'vitest';
import { toPercent } from '@/simulations/exact/decimal';
import { type Fraction, fromText, ratio, toText, ZERO } from '@/simulations/exact/fraction';
import recorded from '@/simulations/games/holdem/testing/solutions.golden.json';
import { texasHoldemAmbiguities } from '../ambiguities/section-11-texas-holdem';
import general from '../independent-figures.json';
import witness from './independent-figures.json';

const saysOf = (id: string): string => {
  const found = texasHoldemAmbiguities.find((ambiguity) => ambiguity.id === id);
  if (!found) throw new Error(`no ambiguity ${id}`);
  return `${found.text} ${found.reading} ${found.otherReading} ${found.because}`;
};
const percent = (figure: string | Fraction) =>
  toPercent(typeof figure === 'string' ? fromText(figure) : figure, 2);
const points = (figure: string) => percent(figure).replace('%', '');
const edge = (game: keyof typeof recorded): Fraction => fromText(recorded[game].houseEdge);

type Ending = { event: string };

/** Over the endings of the best play: how often, by how many units of the ante. */
const mean = (game: keyof typeof recorded, units: (ending: Ending) => number): Fraction =>
  recorded[game].endings.reduce(
    (sum, ending) => sum.add(ratio(BigInt(ending.count), BigInt(recorded[game].universe)).mul(units(ending))),
    ZERO,
  );

const figures = general.figures;

it.each([
  ['bonus-top-row-left-out', figures['holdem-bonus']['bonus-jackpot'].minimum.houseEdge],
  ['bonus-top-row-left-out', general.otherReadings['bonus-top-row-left-out']],
  ['bonus-top-row-left-out', figures['holdem-bonus']['bonus-jackpot']['with-top-row'].houseEdge],
  ['bonus-progressive-cards', witness.readings['bonus-progressive-cards'].fiveCards],
  ['trips-four-of-a-kind', figures['ultimate-holdem'].trips.minimum.houseEdge],
  ['trips-four-of-a-kind', general.otherReadings['trips-four-of-a-kind']],
  ...['table-1', 'table-2', 'table-3', 'table-4'].map((table) => [
    'trips-tables-broken',
    figures['ultimate-holdem'].trips[table as 'table-1'].houseEdge,
  ]),
  ['aa-bonus-when-folded', figures['casino-holdem']['aa-bonus'].minimum.houseEdge],
  ['two-way-royal-flush', witness.readings['two-way-royal-flush'].paid],
  ['two-way-royal-flush', witness.readings['two-way-royal-flush'].unpaid],
  ['ultimate-check-or-fold', recorded['ultimate-holdem'].houseEdge],
])('%s says %s', (id, figure = '') => {
  expect(saysOf(id)).toContain(percent(figure));
});

it('gives the differences that are points', () => {
  expect(saysOf('holdem-fold-and-side-wagers')).toContain(
    `${points(witness.readings['holdem-fold-and-side-wagers'].folded)} points`,
  );
  const { bonus, casino } = witness.readings['progressive-times-the-wager'];
  expect(saysOf('progressive-times-the-wager')).toContain(`${points(casino)} points`);
  expect(saysOf('progressive-times-the-wager')).toContain(`and ${points(bonus)} for`);
  const { paid, unpaid } = witness.readings['two-way-royal-flush'];
  expect(saysOf('two-way-royal-flush')).toContain(
    `${points(toText(fromText(unpaid).sub(fromText(paid))))} points`,
  );
});

it('says what the fixed pays of 11.44 return', () => {
  const { bestOfSeven } = witness.readings['bonus-progressive-cards'];
  const times = fromText(bestOfSeven).valueOf().toFixed(2);
  expect(saysOf('bonus-progressive-cards')).toContain(`return ${times} times the wager`);
});

it('folds none of the hands that win a Bonus Jackpot', () => {
  // 2-3 to 2-7 of two suits: 5 ranks of 12 hands each.
  const [before] = recorded['bonus-holdem'].decisions;
  expect(before?.choices.find(({ choice }) => choice === 'fold')?.taken).toBe(toText(ratio(60, 1_326)));
});

it('works out Casino Hold’em with equal hands lost, and with lower hands lost where the dealer does not qualify', () => {
  const game = 'casino-holdem';
  const lostTies = mean(game, ({ event }) => (event === 'call-tie' ? 3 : 0));
  expect(saysOf('casino-equal-hands')).toContain(percent(edge(game).add(lostTies)));
  const contested = mean(game, ({ event }) =>
    event.startsWith('call-lose-unqualified') ? 2 : event.startsWith('call-tie-unqualified') ? 1 : 0,
  );
  expect(saysOf('casino-lower-hand-unqualified')).toContain(percent(edge(game)));
  expect(saysOf('casino-lower-hand-unqualified')).toContain(percent(edge(game).add(contested)));
});

const BETS = new Map(Object.entries({ both: 4, flop: 3, river: 3, neither: 2 }));

it('works out Two Way with equal hands lost', () => {
  const lostTies = mean('two-way-holdem', ({ event }) => {
    if (!event.includes('-tie-')) return 0;
    if (event.includes('-unqualified-')) return 1;
    const bets = BETS.get(event.split('-')[0] ?? '');
    if (bets === undefined) throw new Error(`no bets in ${event}`);
    return bets;
  });
  expect(saysOf('two-way-equal-hands')).toContain(percent(edge('two-way-holdem')));
  expect(saysOf('two-way-equal-hands')).toContain(percent(edge('two-way-holdem').add(lostTies)));
});

it('works out Two Way with a larger River wager, with the same decisions', () => {
  const gained = mean('two-way-holdem', ({ event }) => {
    if (!/^(both|river)-/.test(event) || event.includes('-unqualified-')) return 0;
    return event.includes('-win-') ? 1 : event.includes('-lose-') ? -1 : 0;
  });
  const says = saysOf('two-way-river-wager');
  const twice = edge('two-way-holdem').sub(gained);
  expect(says).toContain(`gain ${percent(twice.neg())}`);
  // Solved by the engine with a River wager of two antes: the same.
  expect(toText(twice)).toBe('-5973813931/41389598250');
  const even = edge('two-way-holdem').div(gained).add(1);
  expect(says).toContain(`more than ${even.valueOf().toFixed(2)} Antes`);
});
