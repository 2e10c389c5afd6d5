import { expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { offered } from '../wagers';
import { exposure, NO_EXPOSURE } from './exposure';

const [red] = offered(SUBJECT).filter(({ label }) => label === 'Red');
if (!red) throw new Error('no wager on red');

const at = (side: boolean, limits?: Circumstances['limits']): string =>
  exposure(
    { ...red, wager: { ...red.wager, side } },
    { ...SUBJECT, variant: { ...SUBJECT.variant, circumstances: limits ? { limits } : {} } },
  );

it('is at the largest optional wager for an optional wager, where that has a maximum of its own', () => {
  const plain = { currency: 'GBP', minimum: 500, maximum: 50_000 };
  const both = { ...plain, optional: { minimum: 100, maximum: 5_000 } };
  expect(at(false, both)).toBe('£500');
  expect(at(true, both)).toBe('£50');
  expect(at(true, plain)).toBe('£500');
  expect(at(true)).toBe(NO_EXPOSURE);
});

it('is at a share of the maximum for a wager that may reach no more: insurance at half the first stake', () => {
  const limits = { currency: 'GBP', minimum: 500, maximum: 50_000 };
  const subject = { ...SUBJECT, variant: { ...SUBJECT.variant, circumstances: { limits } } };
  const half = { ...red, wager: { ...red.wager, atMost: { of: 'number', share: '1/2' } } };
  expect(exposure(half, subject)).toBe('£250');
});

it('of a round is at the largest optional wager only where all of its wagers are optional', () => {
  const limits = {
    currency: 'GBP',
    minimum: 500,
    maximum: 50_000,
    optional: { minimum: 100, maximum: 5_000 },
  };
  const subject = {
    ...ROUND_SUBJECT,
    variant: { ...ROUND_SUBJECT.variant, circumstances: { limits } },
  };
  const [round] = offered(subject);
  if (!round) throw new Error('no round');
  const having = (...sides: boolean[]) => ({
    ...round,
    members: round.members.map((member, index) => ({
      ...member,
      wager: { ...member.wager, side: sides[index] ?? false },
    })),
  });
  // Three antes of £500, or of £50.
  expect(exposure(round, subject)).toBe('£1,500');
  expect(exposure(having(true), subject)).toBe('£1,500');
  expect(exposure(having(true, true, true), subject)).toBe('£150');
});

it('counts a royal flush at its cap, and all else at the odds', () => {
  const options = ['royalMost', 'royalWager'].map((sets) => ({
    id: sets,
    label: sets,
    explains: 'A cap.',
    clause: '1.1' as const,
    kind: 'amount' as const,
    values: [{ value: 'none', label: 'No cap' }],
    default: 'none',
    sets,
  }));
  const capped = (most: string, maximum: number, currency = 'GBP') => {
    const subject = {
      ...ROUND_SUBJECT,
      game: { ...ROUND_SUBJECT.game, family: 'let-it-ride', options },
      variant: {
        ...ROUND_SUBJECT.variant,
        options: { royalMost: most, royalWager: '10' },
        circumstances: { limits: { currency, minimum: 500, maximum } },
      },
    };
    const [round] = offered(ROUND_SUBJECT);
    if (!round) throw new Error('no round');
    const [win, ...others] = round.result.events as [(typeof round.result.events)[number]];
    const royal = { ...win, id: 'royal-flush-3', net: '500/1' };
    return exposure({ ...round, result: { ...round.result, events: [royal, win, ...others] } }, subject);
  };
  // 500 antes of £500 would be £250,000; the cap is £25,000, and three antes are £1,500.
  expect(capped('25000', 50_000)).toBe('£25,000');
  // At £10,000, three antes are £30,000: more than the cap.
  expect(capped('25000', 1_000_000)).toBe('£30,000');
  // A cap in pounds says nothing about a table in yen.
  expect(capped('25000', 1_000_000, 'JPY')).toBe(NO_EXPOSURE);
});
