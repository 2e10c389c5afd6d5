/** How the operator's own wagers are played: no rulebook says, so the leaflet does. */
import { conditionInWords } from '@/rulebooks/offer/written-words';
import type { Block } from '../../paper';
import { settlementOf } from '../settled';
import type { Offered } from '../wagers';

export const ownWagers = (all: Offered[]): Block[] =>
  all.flatMap((each): Block[] => {
    const { label, result } = each;
    const settled = settlementOf(each);
    if (settled.by !== 'rows') return [];
    const { written } = settled;
    const pays = (event: string) => result.events.find(({ id }) => id === event)?.pays ?? '';
    const first = written.rows.length > 1 ? ' The first line that applies decides.' : '';
    return [
      ...(written.play?.trim()
        ? [{ kind: 'paragraph' as const, keepWithNext: true, text: `${label}: ${written.play.trim()}` }]
        : []),
      {
        kind: 'table',
        caption: `${label}: what it wins on.${first} Otherwise the stake is ${written.otherwise === 'push' ? 'returned' : 'lost'}.`,
        rowHeaders: 1,
        columns: [
          { title: 'Called', grow: 2 },
          { title: 'When', grow: 3 },
          { title: 'Pays', align: 'right', figures: true },
        ],
        rows: written.rows.map(({ event, label: called, when }) => ({
          cells: [called, conditionInWords(when), pays(event)],
        })),
      },
    ];
  });
