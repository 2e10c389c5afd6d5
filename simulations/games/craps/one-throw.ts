/** Craps wagers on the next throw alone. */
import type { TwoDice } from '../../equipment/dice';
import type { WagerSpec } from '../../wagers/wager-spec';

type Entry = { label: string; explains: string; wins: (throw_: TwoDice) => boolean };

const total = ([a, b]: TwoDice) => a + b;
const totalIs =
  (...totals: number[]) =>
  (throw_: TwoDice) =>
    totals.includes(total(throw_));

export const ONE_THROW: Record<string, Entry> = {
  'any-craps': { label: 'Any craps', explains: 'The next throw totals 2, 3 or 12.', wins: totalIs(2, 3, 12) },
  'craps-2': { label: 'Craps two', explains: 'The next throw totals 2.', wins: totalIs(2) },
  'craps-3': { label: 'Craps three', explains: 'The next throw totals 3.', wins: totalIs(3) },
  'craps-12': { label: 'Craps twelve', explains: 'The next throw totals 12.', wins: totalIs(12) },
  eleven: { label: 'Eleven', explains: 'The next throw totals 11.', wins: totalIs(11) },
  'any-seven': { label: 'Any seven', explains: 'The next throw totals 7.', wins: totalIs(7) },
  pair: {
    label: 'Specific pair',
    explains: 'Both dice show the chosen number on the next throw.',
    wins: ([a, b]) => a === 2 && b === 2,
  },
  'non-pair': {
    label: 'Specific non-pair',
    explains: 'The dice show the two chosen different numbers on the next throw.',
    wins: ([a, b]) => Math.min(a, b) === 1 && Math.max(a, b) === 3,
  },
};

export const FIELD = 'field';
export const FIELD_TOTALS = [2, 3, 4, 9, 10, 11, 12];

export const fieldEvent = (throw_: TwoDice): string =>
  FIELD_TOTALS.includes(total(throw_)) ? `total-${total(throw_)}` : 'lose';

export function oneThrowWagers(): WagerSpec[] {
  const trial = { outcome: 'throw of two dice', decisions: false };
  const wagers = Object.entries(ONE_THROW).map(
    ([id, { label, explains }]): WagerSpec => ({
      id,
      label,
      explains,
      events: [
        { id: 'win', label: 'The next throw is as chosen', settles: 'pays' },
        { id: 'lose', label: 'The next throw is anything else', settles: 'lose' },
      ],
      ...trial,
    }),
  );
  const field: WagerSpec = {
    id: FIELD,
    label: 'Field',
    explains: 'The next throw totals 2, 3, 4, 9, 10, 11 or 12.',
    events: [
      ...FIELD_TOTALS.map((total) => ({
        id: `total-${total}`,
        label: `A total of ${total}`,
        settles: 'pays' as const,
      })),
      { id: 'lose', label: 'A total of 5, 6, 7 or 8', settles: 'lose' },
    ],
    ...trial,
  };
  return [...wagers, field];
}
