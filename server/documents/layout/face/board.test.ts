import { expect, it } from 'vitest';
import type { Board } from '../../paper';
import { element } from '../drawing';
import { boardStrips } from './board';
import { faceType } from './type';

const row = (label: string) => ({ label, pays: '1 to 1' });
const BOARD: Board = {
  kind: 'board',
  parts: [
    {
      wagers: [{ name: 'Bonus', edge: 'House edge 2.66%', notes: [] }],
      lists: [{ rows: [row('A natural')] }, { head: 'Wins by', rows: ['9', '8', '7', '6'].map(row) }],
    },
  ],
};

it('breaks a part only where two rows stand on either side', () => {
  const { strips } = boardStrips(BOARD, faceType('#1f4e5f', 1, 500), 250, element('Document'));
  // Its name, a row, a head, and four rows.
  expect(strips).toHaveLength(7);
  expect(strips.map(({ keepWithNext }) => keepWithNext)).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(strips.slice(1).every(({ headAgain }) => headAgain !== undefined)).toBe(true);
});
