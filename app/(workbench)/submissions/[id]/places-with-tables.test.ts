import { expect, it } from 'vitest';
import { placesWith } from './places-with-tables';

const carrying = (reference: string, from = '2026-01-01') => ({ from, game: { reference } });
const DAY = { reference: 'A-1', from: '2026-03-01' };
const table = (
  id: string,
  premises: string,
  ...offers: { from: string; game?: { reference: string } }[]
) => ({
  id,
  name: `Wheel ${id}`,
  premises,
  offers,
});

it('lists of each premises the tables that carry the game on that day, the latest offer first', () => {
  const tables = [
    table('1', 'The Pier', carrying('A-1')),
    table('2', 'the  pier', carrying('A-2')),
    table('3', 'The Pier', carrying('A-2', '2026-03-02'), carrying('A-1')),
    table('4', 'The Pier', { from: '2026-02-01' }, carrying('A-1')),
    table('5', 'The Pier', carrying('A-1', '2026-03-02')),
    table('6', 'The Pier', carrying('A-1'), carrying('A-2')),
  ];
  expect(placesWith({ tables, premises: ['The Pier', 'Harbour House'] }, DAY)).toEqual([
    {
      premises: 'The Pier',
      onRecord: 6,
      carrying: ['1', '3', '6'].map((id) => ({ id, name: `Wheel ${id}` })),
    },
    { premises: 'Harbour House', onRecord: 0, carrying: [] },
  ]);
});

it('has one nameless place where nothing is on record', () => {
  expect(placesWith({ tables: [], premises: [] }, DAY)).toEqual([
    { premises: '', onRecord: 0, carrying: [] },
  ]);
});
