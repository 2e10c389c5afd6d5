/** A listed game, and one that is filed with and without all parts of its rules. */
import { type CasesOf, filing } from '../../cases/case';
import { RULE_PARTS } from '../../variant/filed-game';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  { name: 'a game that the rulebook lists', variant: subject.start, expect: 'none' },
  { name: 'a filed game with all of its rules', variant: filing(subject.start, RULE_PARTS), expect: 'meets' },
  {
    name: 'a filed game without rules for irregularities',
    variant: filing(
      subject.start,
      RULE_PARTS.filter((part) => part !== 'irregularities'),
    ),
    expect: 'breach',
    says: 'say nothing of irregularities',
  },
];
