import { expect, it } from 'vitest';
import { LISTED } from '../catalogue/list';
import { type Asks, laidOut, marksOf, mostOf } from './round-shown';

it('each choice has its own mark', () => {
  const marked = (...labels: string[]) => [
    ...marksOf(labels.map((label) => ({ choice: label, label }))).values(),
  ];
  expect(marked('Check', 'Bet 3 times the ante', 'Bet 4 times the ante')).toEqual(['C', '3', '4']);
  expect(marked('Fold', 'Call 2 times the ante')).toEqual(['F', '2']);
  expect(marked('Check', 'Call')).toEqual(['C', 'C2']);
});

it('a grid that lacks a cell is refused', () => {
  const line = (mark: string) => ({ mark, name: mark });
  const shown = {
    cells: 'pairs',
    cell: 'pair',
    rows: [line('a'), line('b')],
    columns: [line('x')],
    cellAt: (row: number) => row,
    explains: '',
    passive: [],
  };
  expect(laidOut(shown, ['first', 'second'])).toEqual([['first'], ['second']]);
  expect(() => laidOut(shown, ['first'])).toThrow('none for 1, 0');
});

it('as many cards of a group are known as at the decision that knows most', () => {
  const asks: Asks = {
    groups: [],
    decisions: [
      { street: 'Early', cards: { tiles: 2 } },
      { street: 'Late', cards: { tiles: 4, wall: 1 } },
    ],
  };
  expect(['tiles', 'wall', 'none'].map((group) => mostOf(asks, group))).toEqual([4, 1, 0]);
});

const deciding = LISTED.filter(({ kind }) => kind === 'deciding');

it.each(deciding.map(({ head }) => [head.id, head] as const))(
  '%s describes its round: what the figures are per, and what can be asked',
  async (id, head) => {
    const { shows } = head;
    // The figures of a round are listed under the first of its wagers.
    expect(shows?.per).toBe(head.wagers(head.parameters.parse({}))[0]?.id);
    const family = await LISTED.find((row) => row.head.id === id)?.load();
    const adviser = family?.decides === true && 'adviser' in family ? family.adviser : undefined;
    expect(shows?.asks !== undefined).toBe(adviser !== undefined);
    const charts = family?.decides === true && 'charts' in family ? family.charts : undefined;
    expect(shows?.charts !== undefined).toBe(charts !== undefined);
    const groups = shows?.asks?.groups.map((group) => group.id) ?? [];
    for (const { cards } of shows?.asks?.decisions ?? []) expect(Object.keys(cards)).toEqual(groups);
  },
);
