import { describe, expect, it } from 'vitest';
import { ratio, toText } from '@/simulations/exact/fraction';
import { feeAt } from '@/simulations/money/fees';
import { feeSchedule, PrintedFeeSchedule } from './fee-schedule';

type Tier = { from: string; to?: string; fee: string };
const printed = (playerDealer: Tier[], step = '5') => ({
  id: 'a-17',
  clause: '17',
  player: '0',
  step,
  playerDealer,
});
const says = (playerDealer: Tier[], step?: string): string[] =>
  PrintedFeeSchedule.safeParse(printed(playerDealer, step)).error?.issues.map(({ message }) => message) ?? [];

/** California Games Collection Rates, group A, option 17: stakes in steps of $5. */
const A_17: Tier[] = [
  { from: '1', to: '100', fee: '1' },
  { from: '105', to: '300', fee: '2' },
  { from: '305', to: '500', fee: '4' },
  { from: '505', to: '1,500', fee: '7' },
  { from: '1,505', fee: '13' },
];

describe('a schedule of fees', () => {
  it('is read as the engine takes it', () => {
    expect(says(A_17)).toEqual([]);
    const schedule = feeSchedule(PrintedFeeSchedule.parse(printed(A_17)));
    expect([300, 305, 9_000].map((staked) => toText(feeAt(schedule, ratio(staked)) ?? ratio(0)))).toEqual([
      '2/1',
      '4/1',
      '13/1',
    ]);
  });

  it('that leaves stakes out is refused, with the first and the last of them', () => {
    expect(says(A_17, '1')).toEqual([
      'No tier has a stake of 101 to 104; begin the next tier at 101, or record what the source leaves out.',
      'No tier has a stake of 301 to 304; begin the next tier at 301, or record what the source leaves out.',
      'No tier has a stake of 501 to 504; begin the next tier at 501, or record what the source leaves out.',
      'No tier has a stake of 1,501 to 1,504; begin the next tier at 1,501, or record what the source leaves out.',
    ]);
    expect(
      says([
        { from: '1', to: '100', fee: '1' },
        { from: '110', fee: '2' },
      ]),
    ).toEqual([
      'No tier has a stake of 105; begin the next tier at 105, or record what the source leaves out.',
    ]);
  });

  it('loads where the record says what the source leaves out, and only that', () => {
    const gapped = [
      { from: '1', to: '75', fee: '1' },
      { from: '80', fee: '2' },
    ];
    const loads = (leavesOut: { from: string; to: string }[]) =>
      PrintedFeeSchedule.safeParse({ ...printed(gapped, '1'), leavesOut }).success;
    expect([loads([{ from: '76', to: '79' }]), loads([{ from: '76', to: '78' }]), loads([])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('that ends is refused, with the least stake above it', () => {
    expect(says([{ from: '1', to: '100', fee: '1' }])).toEqual([
      'No tier has a stake of 105 or more; leave out the end of the last tier, or add another.',
    ]);
  });

  it('that has a stake twice is refused, with where', () => {
    expect(
      says([
        { from: '1', to: '100', fee: '1' },
        { from: '100', fee: '2' },
      ]),
    ).toEqual(['Two tiers have a stake of 100; end the first below 100.']);
    expect(
      says([
        { from: '1', to: '300', fee: '1' },
        { from: '105', to: '500', fee: '2' },
        { from: '505', fee: '3' },
      ]),
    ).toEqual(['Two tiers have a stake of 105 to 300; end the first below 105.']);
    expect(
      says([
        { from: '1', fee: '1' },
        { from: '105', fee: '2' },
      ]),
    ).toEqual(['Two tiers have a stake of 105 or more; end the first below 105.']);
  });

  it('that goes backwards is refused', () => {
    expect(
      says([
        { from: '100', to: '50', fee: '1' },
        { from: '105', fee: '2' },
      ]),
    ).toEqual(['A tier goes from 100 to 50; write the lower sum first.']);
  });

  it.each(['-1', '5%', '1,00', 'one'])('has sums, not %s', (fee) => {
    expect(says([{ from: '1', fee }])[0]).toBe('a sum reads like “1,500” or “2.50”, in whole units');
  });
});
