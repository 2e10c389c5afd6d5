/** Pool rules as they are typed, beside another's copy. */
import { expect, it } from 'vitest';
import { formDifferences, formOf } from './form';

const theirs = formOf({
  name: 'Pool rules 2027',
  inForceFrom: '2027-01-01',
  content: { pools: [{ pool: 'win', unit: 1_000, deduction: '17.5%' }], readings: { half: 'down' } },
});

it('says what of two copies of pool rules differs, and nothing where they are alike', () => {
  const [win] = theirs.rows;
  if (!win) throw new Error('no pool');
  const mine = {
    ...theirs,
    rows: [
      { ...win, deduction: '18%', ifUnbacked: 'refund' as const },
      { ...win, pool: 'trio' },
    ],
    general: { ...theirs.general, two: '5', readings: {} },
  };
  expect(formDifferences(theirs, theirs, (pool) => pool)).toEqual([]);
  expect(formDifferences(mine, theirs, (pool) => pool)).toEqual([
    {
      what: 'win',
      mine: 'unit bet 10; deduction 18%; if nobody backed it refund the bets',
      theirs: 'unit bet 10; deduction 17.5%',
    },
    { what: 'trio', mine: 'unit bet 10; deduction 17.5%', theirs: 'nothing' },
    { what: 'Two places pay from', mine: '5', theirs: 'nothing' },
    { what: 'A dividend halfway between two multiples', mine: 'the higher', theirs: 'the lower' },
  ]);
});
