import { describe, expect, it } from 'vitest';
import type { Rulebook } from '@/rulebooks/record';
import { SUBJECT } from '../../testing/subject';
import { concerning } from './concerning';

const ambiguity = (clause: string, game?: string): Rulebook['ambiguities'][number] => ({
  id: `of-${clause}`,
  clause,
  kind: 'open',
  text: 'It says so.',
  reading: 'So.',
  otherReading: 'Otherwise.',
  because: 'It is.',
  ...(game ? { compares: { game, wager: 'any' } } : {}),
  source: [1, 2],
});

const games = ['3.1', '11.16', '11.48', '11.101'].map((clause) => ({ ...SUBJECT.game, id: clause, clause }));
const ambiguities = ['3.4', '11.2', '11.20', '11.44(c)', '11.48', '11.90', '11.117', 'Appendix'].map(
  (clause) => ambiguity(clause),
);
const rulebook = { ...SUBJECT.rulebook, games, ambiguities: [...ambiguities, ambiguity('11.20', '11.48')] };
const of = (clause: string, book: Rulebook = rulebook) => {
  const game = book.games.find(({ id }) => id === clause);
  return game ? concerning(book, game).map((found) => found.clause) : [];
};

describe('the readings that concern a game', () => {
  it('are those of its own clauses, of what its section says first, and of its own wagers', () => {
    expect(of('11.16')).toEqual(['11.2', '11.20', '11.44(c)']);
    expect(of('11.48')).toEqual(['11.2', '11.48', '11.90', '11.20']);
    expect(of('11.101')).toEqual(['11.2', '11.117']);
  });
  it('are those of the whole section where it has one game, and all where the rulebook has', () => {
    expect(of('3.1')).toEqual(['3.4']);
    const alone = { ...rulebook, games: games.slice(0, 1), ambiguities };
    expect(of('3.1', alone)).toHaveLength(ambiguities.length);
  });
});
