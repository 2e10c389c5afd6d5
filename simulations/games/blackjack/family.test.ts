/** The family as a whole: endings that add up to the edge, and rounds dealt card by card beside it. */
import { describe, expect, inject, it } from 'vitest';
import { firstPass } from '../../family/merging';
import type { Solution } from '../../family/solution';
import { standardScore } from '../contract/plays-like-solution';
import { bestGain } from './best-round';
import { chartTables } from './chart-shown';
import { blackjack } from './family';
import { BlackjackParameters } from './parameters';
import { rulesWith } from './pieces';

const PAYS = { initial: { blackjack: '3 to 2', win: '1 to 1' } };

const kept = new Map<string, ReturnType<typeof solve>>();
function solved(given: object, tables = PAYS) {
  const key = JSON.stringify([given, tables]);
  const found = kept.get(key) ?? solve(given, tables);
  kept.set(key, found);
  return found;
}

function solve(given: object, tables: typeof PAYS) {
  const parameters = BlackjackParameters.parse(given);
  const merged = firstPass(blackjack, parameters, tables);
  const solution = blackjack.solve(parameters, tables, merged);
  return { parameters, solution, merged, dealer: blackjack.dealer(parameters, tables, merged) };
}

const share = ({ endings, universe }: Solution, event: string): number =>
  Number(endings.find((ending) => ending.event === event)?.count ?? 0n) / Number(universe);

const TRIED: [string, object][] = [
  ['the first options of the 2007 rules', { decks: 2, hands: 4 }],
  [
    'late surrender and a hole card that is looked at',
    { decks: 1, surrender: 'late', dealersBlackjack: 'first', double: 'any', soft17: 'hit' },
  ],
  [
    'early surrender, any pair, aces drawn to',
    {
      decks: 1,
      surrender: 'early',
      split: 'any',
      drawToAces: 'yes',
      resplitAces: 'yes',
      soft17: 'hit-for-good',
    },
  ],
  ['any pair of one rank', { decks: 1, split: 'any', pair: 'rank', hands: 4, dealersBlackjack: 'first' }],
  [
    'a split 21 that beats longer ones, by the chart',
    { decks: 1, splitTwentyOne: 'beats-longer', play: 'basic' },
  ],
];

describe.each(TRIED)('blackjack with %s', (_, given) => {
  const { parameters, solution, merged, dealer } = solved(given);

  it('ends in ways whose average is what the best hands gain one by one', () => {
    if (parameters.play === 'basic') {
      const optimal = solution.alternatives.find(({ id }) => id === 'optimal');
      expect(solution.houseEdge.valueOf()).toBeGreaterThan(optimal?.houseEdge.valueOf() ?? 1);
      expect(solution.houseEdge.valueOf()).toBeCloseTo(-Number(merged[0]?.[1]) / 1e15, 11);
    } else expect(solution.houseEdge.valueOf()).toBeCloseTo(-bestGain(rulesWith(parameters, PAYS)), 11);
  });

  it('is played as it was solved', () => {
    const rounds = inject('deep') ? 20_000_000 : 400_000;
    const score = standardScore(dealer, solution, { rounds, seed: 4_017, subject: 'blackjack' });
    expect(Math.abs(score)).toBeLessThan(4);
  });

  it('names the chance of every choice', () => {
    const [first, , , , split] = solution.decisions;
    const byName = new Map(first?.choices.map(({ choice, taken }) => [choice, taken.valueOf()]));
    expect(split?.reached.valueOf()).toBeCloseTo(byName.get('split') ?? 1, 12);
    const blackjacks = share(solution, 'blackjack') + share(solution, 'blackjack-stand-off');
    expect((first?.reached.valueOf() ?? 0) + blackjacks).toBeCloseTo(1, 12);
  });
});

it('a blackjack comes as often as an ace and a ten do', () => {
  const { solution } = solved({ decks: 1 });
  const dealt = (2 * 4 * 16) / (52 * 51);
  // Beside an ace or a ten of the dealer's, with one ace and one ten gone; and with none of the dealer's known.
  const both = dealt * ((2 * 3 * 15) / (50 * 49));
  expect(share(solution, 'blackjack-stand-off')).toBeCloseTo(both, 12);
  expect(share(solution, 'blackjack')).toBeCloseTo(dealt - both, 12);
});

it('pays a blackjack as its table says', () => {
  const short = solved({ decks: 1 }, { initial: { blackjack: '6 to 5', win: '1 to 1' } }).solution;
  const long = solved({ decks: 1 }).solution;
  const blackjacks = share(long, 'blackjack');
  expect(short.houseEdge.sub(long.houseEdge).valueOf()).toBeCloseTo(0.3 * blackjacks, 11);
});

it('shows the chart that people know', () => {
  const given = { decks: 8, double: 'any', split: 'any', hands: 4, dealersBlackjack: 'first' };
  const parameters = BlackjackParameters.parse(given);
  const [, , cells] = firstPass(blackjack, parameters, PAYS);
  const tables = chartTables(rulesWith(parameters, PAYS), cells ?? new Float64Array());
  const hard = tables.find(({ id }) => id === 'hard');
  expect(hard?.columns).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A']);
  const row = (table: string, label: string) =>
    tables
      .find(({ id }) => id === table)
      ?.rows.find((one) => one.label === label)
      ?.cells.join(' ');
  // Wizard of Odds, "4-Deck to 8-Deck Blackjack Strategy", dealer stands on soft 17.
  expect(row('hard', 'Hard 9')).toBe('H Dh Dh Dh Dh H H H H H');
  expect(row('hard', 'Hard 10')).toBe('Dh Dh Dh Dh Dh Dh Dh Dh H H');
  expect(row('hard', 'Hard 11')).toBe('Dh Dh Dh Dh Dh Dh Dh Dh Dh H');
  expect(row('hard', 'Hard 12')).toBe('H H S S S H H H H H');
  expect(row('hard', 'Hard 13 to 16')).toBe('S S S S S H H H H H');
  expect(row('soft', 'Soft 18')).toBe('S Ds Ds Ds Ds S S H H H');
  expect(row('pairs', '9-9')).toBe('P P P P P - P P - -');
  expect(row('pairs', '4-4')).toBe('- - - P P - - - - -');
});
