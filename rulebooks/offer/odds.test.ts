import { describe, expect, it } from 'vitest';
import type { Odds } from '@/simulations/pays/pay';
import { Wager } from '../terms/wager';
import { odds } from '../testing/odds';
import { printedPay } from './pay-table';

const shown = (pay: Odds): string => printedPay(pay).kind;

describe('odds', () => {
  it('compile only where they were read', () => {
    const typed: string = '35 to 1';
    // @ts-expect-error What someone typed is no pay before it was read.
    expect(shown(typed)).toBe('to');
    // @ts-expect-error Nor is it one in the table of a record.
    const rows: Wager['minimum'] = { win: typed };
    expect(rows.win).toBe(typed);
    expect(shown(odds(typed))).toBe('to');
  });

  it('are in no record that loads without them', () => {
    const wager = (pay: string) =>
      Wager.safeParse({ id: 'plus', label: 'Plus', clause: '1.2', wager: 'plus', minimum: { win: pay } });
    expect(['35 to 1', 'push', '$1,500', '10% of the meter'].map((pay) => wager(pay).success)).toEqual(
      Array(4).fill(true),
    );
    expect(wager('1000 to 1').data?.minimum).toEqual({ win: '1,000 to 1' });
    expect(wager('lots').error?.issues[0]?.message).toContain('a pay reads like');
    expect(wager('').success).toBe(false);
  });
});
