/** Every wager on offer in order of play: what it wins on, and examples of how it ends. */
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { alike, namesOf, type Offered } from '../wagers';
import { winsOn } from '../wins-on';
import { playsOf } from './plays';

/** The name is above it already. */
const unnamed = (lines: string[], names: string): string[] =>
  lines.map((line) => (line.startsWith(`${names}: `) ? line.slice(names.length + 2) : line));

function entry(group: Offered[], subject: Subject): Block[] {
  const names = namesOf(group);
  const plays = playsOf(group, subject);
  return [
    { kind: 'heading', level: 3, text: names },
    ...unnamed(winsOn(subject, group), names).map(
      (text): Block => ({ kind: 'paragraph', keepWithNext: true, text }),
    ),
    ...(plays.length > 0
      ? [{ kind: 'facts' as const, entries: plays.map(({ label, value }) => ({ label, value })) }]
      : []),
  ];
}

export const entries = (subject: Subject, all: Offered[]): Block[] => [
  { kind: 'heading', level: 2, text: 'Wager by wager' },
  {
    kind: 'paragraph',
    keepWithNext: true,
    text: 'What each wager wins on, and examples of how it ends. What comes back includes the stake.',
  },
  ...alike(all).flatMap((group) => entry(group, subject)),
];
