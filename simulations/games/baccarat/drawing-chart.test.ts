import { expect, it } from 'vitest';
import { drawingChart } from './drawing-chart';

/** gb-2007 6.27, Colorado 30-2814. */
it('draws the usual chart, with what is alike in one row', () => {
  const { columns, rows } = drawingChart({});
  expect(columns.at(-1)).toBe('–');
  expect(rows.map(({ label, cells }) => `${label}: ${cells.join('')}`)).toEqual([
    '0 to 2: DDDDDDDDDDD',
    '3: DDDDDDDDSDD',
    '4: SSDDDDDDSSD',
    '5: SSSSDDDDSSD',
    '6: SSSSSSDDSSS',
    '7: SSSSSSSSSSS',
  ]);
});

/** The Californian binder, lines 1461 to 1468. */
it('draws the chart of a table that has its own', () => {
  const chart = [
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'SSSDDDDDSS',
    'SSSDDDDDSS',
    'SSSSSSSSSS',
    'SSSSSSSSSS',
  ];
  expect(drawingChart({ chart }).rows.map(({ label, cells }) => `${label}: ${cells.join('')}`)).toEqual([
    '0 to 3: DDDDDDDDDDD',
    '4 and 5: SSSDDDDDSSD',
    '6 and 7: SSSSSSSSSSS',
  ]);
});
