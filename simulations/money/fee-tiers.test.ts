import { describe, expect, it } from 'vitest';
import { ratio, toText } from '../exact/fraction';
import { type TierFault, tierFaults } from './fee-tiers';

type Tier = [from: number, to?: number];

const shown = (fault: TierFault): string =>
  [fault.kind, toText(fault.from), ...(fault.to ? [toText(fault.to)] : [])].join(' ');

const faults = (tiers: Tier[], step = 5): string[] =>
  tierFaults(
    tiers.map(([from, to]) => ({
      from: ratio(from),
      ...(to !== undefined && { to: ratio(to) }),
      fee: ratio(1),
    })),
    ratio(step),
  ).map(shown);

/** California Games Collection Rates, group A, option 17: stakes in steps of $5. */
const A_17: Tier[] = [[1, 100], [105, 300], [305, 500], [505, 1500], [1505]];

describe('tiers of a fee', () => {
  it('join where the next begins a step above the last', () => {
    expect(faults(A_17)).toEqual([]);
  });
  it('leave out what lies between, to its first and last step', () => {
    expect(faults(A_17, 1)).toEqual([
      'gap 101/1 104/1',
      'gap 301/1 304/1',
      'gap 501/1 504/1',
      'gap 1501/1 1504/1',
    ]);
    expect(faults([[1, 100], [110]])).toEqual(['gap 105/1 105/1']);
  });
  it('leave out all above the last where that has an end', () => {
    expect(faults([[1, 100]])).toEqual(['gap 105/1']);
  });
  it('overlap where two have a stake', () => {
    expect(faults([[1, 100], [100]])).toEqual(['overlap 100/1 100/1']);
    expect(faults([[1, 300], [105, 500], [505]])).toEqual(['overlap 105/1 300/1']);
    expect(faults([[1], [105]])).toEqual(['overlap 105/1']);
  });
  it('are backwards where one ends before it begins', () => {
    expect(faults([[100, 50], [105]])).toEqual(['backwards 100/1 50/1']);
  });
});
