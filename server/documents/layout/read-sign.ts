/** What a sign says, on a page that is read: the same words in tables and paragraphs. */
import { limitSaid } from '@/server/vocabulary/limit-words';
import { type Block, type BoardPart, type Row, withinSentence } from '../paper';

type OfSign = Extract<Block, { kind: 'limits' | 'board' | 'notices' }>;

function partRows({ title, wagers, lists }: BoardPart): Row[] {
  const named = wagers.map(
    ({ name, edge, notes }): Row => ({
      group: true,
      cells: [[name, edge, ...notes].join(' · ')],
    }),
  );
  const titled: Row[] = title === undefined ? [] : [{ group: true, cells: [title] }];
  const rows = lists.flatMap(({ head, rows: under }): Row[] => [
    ...(head === undefined ? [] : [{ group: true, cells: [head] }]),
    ...under.map(({ label, note, pays, edge }) => ({
      under: true,
      cells: [note ? `${label} (${note})` : label, pays, edge ?? ''],
    })),
  ]);
  return [...named, ...titled, ...rows];
}

export function asRead(block: OfSign): Block[] {
  switch (block.kind) {
    // On the sign itself.
    case 'limits':
      return block.groups.map((group) => ({ kind: 'paragraph', text: limitSaid(group) }));
    case 'notices':
      return block.lines.map((text) => ({ kind: 'paragraph', text }));
    case 'board':
      return [
        {
          kind: 'table',
          caption: `Wagers, what they pay, and the ${withinSentence(block.edgeHead)}`,
          captionHidden: true,
          rowHeaders: 1,
          columns: [
            { title: 'Wager', grow: 1 },
            { title: 'Pays', align: 'right', figures: true },
            { title: block.edgeHead.replaceAll(' ', '\u00a0'), align: 'right', figures: true },
          ],
          rows: block.parts.flatMap(partRows),
        },
      ];
  }
}
