/** What a cut card costs, beside a published simulation. */
import { describe, expect, it } from 'vitest';
import { studyRound } from '../../../analysis/study-round';
import { inThisThread } from '../../../pool/runner';
import type { TableFigures } from './figures';

/** Per cent, by decks: Wizard of Odds, "Cut Card Effect", which gives three places and neither depth nor rules. */
const PUBLISHED = [
  [1, 0.113],
  [2, 0.063],
  [4, 0.034],
  [6, 0.02],
  [8, 0.014],
] as const;

describe('a cut card at 75%, one player', () => {
  it.each(PUBLISHED)(
    'with %i decks costs %d%%',
    async (decks, published) => {
      const round = {
        id: 'initial',
        family: 'blackjack',
        parameters: { decks, play: 'basic', double: 'any', split: 'any', hands: 4 },
        tables: { initial: { blackjack: '3 to 2', win: '1 to 1' } },
        settles: ['initial'],
      };
      const settings = { players: 1, depth: 75, spread: 0, rounds: 50_000_000 };
      const { figures } = await studyRound({ round, study: 'shoe', settings }, { runner: inThisThread() });
      const cut = (figures as { tables: TableFigures[] }).tables[0]?.cuts.at(-1);
      if (!cut) throw new Error('there was a cut card');
      expect(Math.abs(cut.costs - published / 100) / cut.houseEdge.standardError).toBeLessThan(3);
    },
    600_000,
  );
});
