/** The binder as a list of documents: the fees were read apart from it, and its statements were counted in the source. */
import { expect, it } from 'vitest';
import { spelled } from '../format/expected';
import { caHawaiianGardensClauses } from './clauses';
import { FEE_GROUPS } from './fees/documents';
import { caHawaiianGardensOutline } from './outline';

const { parts } = caHawaiianGardensOutline;

it('has every group of fees within one document', () => {
  const outside = FEE_GROUPS.filter(
    ({ from, to }) => !parts.some(({ lines }) => from >= lines[0] && to <= lines[1]),
  );
  expect(outside.map(({ id }) => id)).toEqual([]);
});

it('dates a document only where the binder does: twelve by when play began, two by a date or a stamp', () => {
  const dated = parts.flatMap(({ number, dated: when }) =>
    when === undefined || when === 'undated' ? [] : [[number, when.day]],
  );
  expect(Object.fromEntries(dated)).toEqual({
    1: '1997-12-15',
    3: '2000-02-02',
    4: '1997-12-15',
    5: '1998-01-09',
    6: '2000-08-17',
    7: '2000-04-28',
    10: '2001-04-10',
    12: '2000-12-16',
    15: '2001-01-12',
    18: '1997-12-20',
    20: '2000-12-16',
    22: '2009-01-13',
    32: '1997-12-20',
    37: '2013-10-01',
  });
});

it('has as many statements as were counted in the source, document by document', () => {
  const counts = caHawaiianGardensClauses.map(({ number, clauses }) => [
    number,
    clauses.flatMap(spelled).length,
  ]);
  expect(counts).toEqual([
    ['10', 70],
    ['11', 79],
    ['12', 93],
    ['13', 76],
    ['18', 68],
    ['19', 66],
    ['20', 87],
    ['22', 59],
    ['23', 68],
    ['25', 35],
    ['26', 10],
    ['27', 19],
    ['29', 84],
    ['30', 68],
    ['31', 25],
    ['32', 85],
    ['33', 80],
    ['34', 117],
    ['36', 130],
    ['37', 157],
    ['38', 108],
    ['39', 100],
    ['40', 86],
    ['41.1', 5],
    ['41.2', 7],
    ['41.3', 7],
    ['41.4', 4],
    ['41.5', 7],
    ['41.6', 12],
    ['41.7', 8],
    ['41.8', 7],
    ['41.9', 11],
  ]);
});
