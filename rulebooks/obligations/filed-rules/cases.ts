/** A listed game, and one that is filed with and without all parts of its rules. */
import { type CasesOf, filing, given, writing } from '../../cases/case';
import { DECLARED } from '../../cases/declaring';
import { RULE_PARTS } from '../../variant/filed-game';
import type { Circumstances } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  { name: 'a game that the rulebook lists', variant: subject.start, expect: 'none' },
  { name: 'its own wager, not on trial', variant: writing(subject.start), expect: 'none' },
  {
    name: 'its own wager on trial, and nothing of how it is played',
    variant: given(writing(subject.start), DECLARED.trial as Circumstances),
    expect: 'breach',
    wager: 'own-1',
    says: 'nothing says how it is played',
  },
  {
    name: 'its own wager on trial, with how it is played',
    variant: given(
      writing(subject.start, 'Placed before the wheel is spun.'),
      DECLARED.trial as Circumstances,
    ),
    expect: 'meets',
    wager: 'own-1',
  },
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
