/** Every wager on offer in order of play: what it wins on, and examples of how it ends. */
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { endsAsRound } from '../settled';
import { alike, namesOf, type Offered } from '../wagers';
import { winsOn } from '../wins-on';
import { BRINGS, STAKED } from './columns';
import { asOneTable, isPlain } from './plain-wagers';
import { beginsWith, playsOf } from './plays';

/** The name is above it already. */
function explainedUnder(names: string, line: string): Block {
  const own = line.startsWith(`${names}: `);
  const text = own ? line.slice(names.length + 2) : line;
  return { kind: 'paragraph', keepWithNext: true, text, ...(own ? {} : { named: true as const }) };
}

function entry(group: Offered[], subject: Subject): Block[] {
  const names = namesOf(group);
  const plays = playsOf(group, subject);
  const [first] = group;
  const round = first && endsAsRound(first);
  return [
    { kind: 'heading', level: 3, text: names },
    ...winsOn(subject, group).map((line) => explainedUnder(names, line)),
    ...(plays.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: round ? `Examples with ${beginsWith(first, subject)}` : `${names}: examples`,
            captionHidden: !round,
            rowHeaders: 1,
            columns: [{ title: 'What happens', grow: 1 }, STAKED, BRINGS],
            rows: plays.map(({ happens, staked, brings }) => ({ cells: [happens, staked, brings] })),
          },
        ]
      : []),
  ];
}

/** Wagers of one group that win in one way and lose in one are one table, where the first of them is. */
export function entries(subject: Subject, all: Offered[]): Block[] {
  const groups = alike(all);
  const plainOf = (name: string | undefined) =>
    groups.filter(([first]) => first?.wager.group === name).filter((group) => isPlain(group, subject));
  const set = new Set<string | undefined>();
  const blocks = groups.flatMap((group): Block[] => {
    const name = group[0]?.wager.group;
    const table = isPlain(group, subject) ? asOneTable(name, plainOf(name), subject) : undefined;
    if (!table) return entry(group, subject);
    const isSet = set.has(name);
    set.add(name);
    return isSet ? [] : table;
  });
  return [
    { kind: 'heading', level: 2, text: 'Wager by wager' },
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: 'What each wager wins on, and examples of how it ends. What a stake brings includes the stake where it comes back.',
    },
    ...blocks,
  ];
}
