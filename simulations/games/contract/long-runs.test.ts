import { describe, expect, it } from 'vitest';
import { toPercent } from '../../exact/decimal';
import { fromText } from '../../exact/fraction';
import record from './long-runs.golden.json';

/** Of blackjack a thousand million, as it is offered most. */
const ROUNDS = (game: string) => (game === 'blackjack' ? 1_000_000_000 : 100_000_000);

describe('rounds dealt of each game, 100,000,000 or more', () => {
  // The same figures as in the tests of each game, so that a record is not kept beyond what it was made for.
  const EDGES = {
    'three-card-poker': '3.372981%',
    'casino-stud': '4.846610%',
    'casino-stud-insurance': '4.097192%',
    'let-it-ride': '5.996953%',
    // The four of the community cards, as in solutions.golden.json.
    'ultimate-holdem': '2.184971%',
    'casino-holdem': '2.157646%',
    'two-way-holdem': '3.784441%',
    'bonus-holdem': '2.036922%',
    // With six decks, and by the House Way with a commission of 5%: as in the goldens of the 2007 rules.
    blackjack: '0.610885%',
    'pai-gow-poker': '2.724607%',
    // Of four packs.
    'nine-and-a-half': '4.992516%',
    // Super 9 of six packs, as drawn card by card in its own test: the chance that both hands end with 0 or 1.
    nines: '0.679331%',
    // As every pair of real tiles comes to (pai-gow-tiles/method.md).
    'pai-gow-tiles': '1.015955%',
  };

  it.each(record.map((run) => [run.game, run] as const))('%s: within four standard errors', (game, run) => {
    expect(run.rounds).toBe(ROUNDS(game));
    expect(toPercent(fromText(run.houseEdge), 6)).toBe(EDGES[game as keyof typeof EDGES]);
    expect(Math.abs(run.score)).toBeLessThan(4);
  });

  it('exist for every game', () => {
    expect(record.map(({ game }) => game)).toEqual(Object.keys(EDGES));
  });
});
