import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';

const COUNTED = {
  players: { what: 'the number of players', most: 10 },
  hands: { what: 'how many hands are dealt in an hour', most: 1000 },
};

/** What a person typed as a count; null where it is no number. */
export function countTyped(value: number | null, field: keyof typeof COUNTED): Result<number> {
  const { what, most } = COUNTED[field];
  if (value !== null && Number.isInteger(value) && value >= 1 && value <= most) return ok(value);
  return fail({
    code: 'fee-unreadable',
    message: `Write ${what} as a whole number from 1 to ${whole(most)}.`,
    field,
  });
}
