/** What the source prints, compared with what a wheel of 37 comes to. */

import { describe, expect, it } from 'vitest';
import type { Ambiguity, Claim } from '@/rulebooks/format/record';
import { oddsIn } from '@/rulebooks/testing/odds';
import { SUBJECT } from '../../testing/subject';
import { readings, readingsBriefly } from './readings';

const heading = {
  kind: 'heading',
  level: 2,
  text: 'What the source prints, and how we read it',
  id: 'readings',
};
const claim = (printed: string, more: Partial<Claim> = {}): Claim => ({
  id: 'printed',
  clause: '1.7',
  says: 'A number costs this much.',
  printed,
  subject: { game: 'wheel', options: {}, wager: 'number', payTable: 'minimum' },
  quantity: 'house-edge',
  source: [1, 2],
  ...more,
});
const ambiguity = (more: Partial<Ambiguity> = {}): Ambiguity => ({
  id: 'unclear',
  clause: '1.8',
  kind: 'open',
  text: 'It says so.',
  reading: 'So.',
  otherReading: 'Otherwise.',
  because: 'It adds up.',
  source: [1, 2],
  ...more,
});
const having = (claims: Claim[], ambiguities: Ambiguity[]) =>
  readings({ ...SUBJECT, rulebook: { ...SUBJECT.rulebook, claims, ambiguities } });

describe('what the source prints', () => {
  it('is said to be nothing where it prints nothing', () => {
    expect(having([], [])).toEqual([]);
    const { rulebook } = SUBJECT;
    expect(readingsBriefly({ ...SUBJECT, rulebook: { ...rulebook, claims: [], ambiguities: [] } })).toEqual([
      { kind: 'heading', level: 2, text: 'Readings of the source' },
      {
        kind: 'paragraph',
        text: 'The source prints no figure for this game, and its section has no damaged or ambiguous text.',
      },
    ]);
  });

  it('agrees at every digit printed, or differs by so many points, with the likely cause', () => {
    // 1/37 = 2.7027%, which is 2.7 at one digit; 2.7027 - 2.9 = -0.1973, and 2.7027 - 2.6 = +0.1027.
    expect(having([claim('2.7%'), claim('2.9%'), claim('2.6%', { likelyCause: 'Cut off.' })], [])).toEqual([
      heading,
      {
        kind: 'note',
        tone: 'plain',
        title: 'Clause 1.7 prints 2.7%',
        lines: ['A number costs this much.', 'We get 2.7027%: it agrees at every printed digit.'],
      },
      {
        kind: 'note',
        tone: 'attention',
        title: 'Clause 1.7 prints 2.9%',
        lines: ['A number costs this much.', 'We get 2.7027%: it differs by −0.1973 percentage points.'],
      },
      {
        kind: 'note',
        tone: 'attention',
        title: 'Clause 1.7 prints 2.6%',
        lines: [
          'A number costs this much.',
          'We get 2.7027%: it differs by +0.1027 percentage points. Cut off.',
        ],
      },
    ]);
  });
});

describe('text that can be read in two ways', () => {
  it('has both readings and why, without edges where none are compared', () => {
    expect(
      having([], [ambiguity(), ambiguity({ kind: 'damaged' }), ambiguity({ kind: 'contradictory' })]),
    ).toEqual([
      heading,
      ...['open to two readings', 'damaged text', 'contradictory text'].map((kind) => ({
        kind: 'note',
        tone: 'plain',
        title: `Clause 1.8: ${kind}`,
        lines: ['It says so.', 'Read as: So.', 'Otherwise: Otherwise.', 'Why: It adds up.'],
      })),
    ]);
  });

  it('has the edge of each reading: other pays, another table, another wheel', () => {
    const linesOf = (compares: Partial<NonNullable<Ambiguity['compares']>>) => {
      const [, note] = having([], [ambiguity({ compares: { game: 'wheel', wager: 'number', ...compares } })]);
      return note?.kind === 'note' ? note.lines.slice(1, 3) : [];
    };
    // At 34 to 1: 2/37 = 5.4054%. With two zeros: 2/38 = 5.2632%.
    expect(linesOf({ otherPays: oddsIn({ win: '34 to 1' }) })).toEqual([
      'Read as: So. House edge 2.7027%.',
      'Otherwise: Otherwise. House edge 5.4054%.',
    ]);
    expect(linesOf({ otherParameters: { zeros: 2 } })).toEqual([
      'Read as: So. House edge 2.7027%.',
      'Otherwise: Otherwise. House edge 5.2632%.',
    ]);
    // A dozen at 2 to 1 costs 1/37; at 1 to 1, 13/37 = 35.1351%.
    expect(linesOf({ wager: 'tie', payTable: 'table-1', otherPays: oddsIn({ win: '1 to 1' }) })).toEqual([
      'Read as: So. House edge 2.7027%.',
      'Otherwise: Otherwise. House edge 35.1351%.',
    ]);
    for (const unknown of [{ game: 'gone' }, { wager: 'gone' }])
      expect(linesOf(unknown)).toEqual(unknown.game ? [] : ['Read as: So.', 'Otherwise: Otherwise.']);
  });
});
