/** How the operator's own wagers are played: no rulebook says, so the leaflet does. */
import { conditionInWords } from '@/rulebooks/offer/written-words';
import type { Block } from '../../paper';
import type { Offered } from '../wagers';

export const ownWagers = (all: Offered[]): Block[] =>
  all.flatMap(({ wager, label, result }): Block[] => {
    const { written } = wager;
    const pays = (event: string) => result.events.find(({ id }) => id === event)?.pays ?? '';
    if (!written) return [];
    const first = written.rows.length > 1 ? ' The first line that applies decides.' : '';
    return [
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
