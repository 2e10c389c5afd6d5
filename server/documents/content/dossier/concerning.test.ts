import { describe, expect, it } from 'vitest';
import type { Rulebook } from '@/rulebooks/format/record';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { SUBJECT } from '../../testing/subject';
import { ambiguitiesConcerning, claimsConcerning } from './concerning';

const ambiguity = (clause: ClauseId, game?: string): Rulebook['ambiguities'][number] => ({
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

const claim = (clause: ClauseId, game: string): Rulebook['claims'][number] => ({
  id: `of-${clause}`,
  clause,
  says: 'It costs 1%.',
  printed: '1%',
  subject: { game, options: {}, wager: 'any', payTable: 'minimum' },
  quantity: 'house-edge',
  source: [1, 2],
});

/** The games that each clause names. */
const SCOPES: [ClauseId, string[]?][] = [
  ['2.1'],
  ['6.2', ['punto', 'punto-2000']],
  ['6.18', ['punto']],
  ['6.29', ['punto-2000']],
  ['6.41', ['punto', 'punto-2000']],
];
const games = ['punto', 'punto-2000'].map((id) => ({ ...SUBJECT.game, id }));
const dice = { ...SUBJECT.game, id: 'craps', family: 'craps' };
const [rule] = SUBJECT.rulebook.sections.flatMap(({ rules }) => rules);
if (!rule) throw new Error('no rule');
const rules = SCOPES.map(([clause, named]) => ({
  ...rule,
  clause,
  appliesTo: named ? { games: named } : {},
}));
const rulebook: Rulebook = {
  ...SUBJECT.rulebook,
  games: [...games, dice],
  sections: [{ number: '6', title: 'Punto', rules }],
  ambiguities: [...SCOPES.map(([clause]) => clause), '9.9' as const].map((clause) => ambiguity(clause)),
  claims: [claim('2.1', 'punto'), claim('6.18', 'punto'), claim('6.41', 'punto')],
};
const [punto, punto2000] = games as [Rulebook['games'][number], Rulebook['games'][number]];
const clauses = (found: { clause: string }[]) => found.map(({ clause }) => clause);

describe('which parts of the source concern a game', () => {
  it('are those whose clauses name it', () => {
    expect(clauses(ambiguitiesConcerning(rulebook, punto))).toEqual(['6.2', '6.18', '6.41']);
    expect(clauses(ambiguitiesConcerning(rulebook, punto2000))).toEqual(['6.2', '6.29', '6.41']);
  });

  it('include any that compares one of its wagers, in any section', () => {
    const compared = { ...rulebook, ambiguities: [ambiguity('6.41', 'punto-2000')] };
    expect(clauses(ambiguitiesConcerning(compared, punto))).toEqual([]);
    expect(clauses(ambiguitiesConcerning(compared, punto2000))).toEqual(['6.41']);
  });

  it('include those that name no game, where the rulebook has games of one kind', () => {
    const ofOneKind = { ...rulebook, games };
    expect(clauses(ambiguitiesConcerning(ofOneKind, punto))).toEqual(['2.1', '6.2', '6.18', '6.41', '9.9']);
    expect(clauses(claimsConcerning(ofOneKind, punto2000))).toEqual(['2.1', '6.41']);
  });

  it('exclude wagers that the game does not have', () => {
    const about = (wagers: string[]) => ({
      ...rulebook,
      games,
      sections: [
        { number: '2', title: 'Wagers', rules: [{ ...rule, clause: '2.1' as const, appliesTo: { wagers } }] },
      ],
      ambiguities: [ambiguity('2.1')],
    });
    expect(clauses(ambiguitiesConcerning(about(['red']), punto))).toEqual(['2.1']);
    expect(clauses(ambiguitiesConcerning(about(['unheard-of']), punto))).toEqual([]);
  });

  it('include a printed figure of its own, and one of a clause that names it, though worked out for another game', () => {
    expect(clauses(claimsConcerning(rulebook, punto))).toEqual(['2.1', '6.18', '6.41']);
    expect(clauses(claimsConcerning(rulebook, punto2000))).toEqual(['6.41']);
  });
});
