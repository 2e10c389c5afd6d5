/** Limits of a group of wagers, in words: on the sign, and on pages. */
import type { LimitGroup } from '@/rulebooks/variant/limits';

export type Limit = {
  /** Which wagers, for whoever compares limits; `wagers` is for readers alone. */
  group: LimitGroup;
  /** Undefined where it holds for every wager that has none of its own. */
  wagers?: string;
  minimum: string;
  maximum: string;
};

/** "Minimum £5   Maximum £500", "Perfect Pairs: minimum £1, maximum £50", "Progressive Jackpot: £1 a wager" */
export function limitSaid({ wagers, minimum, maximum }: Omit<Limit, 'group'>): string {
  if (!wagers) return `Minimum\u00a0${minimum}   Maximum\u00a0${maximum}`;
  return minimum === maximum
    ? `${wagers}: ${minimum} a wager`
    : `${wagers}: minimum\u00a0${minimum}, maximum\u00a0${maximum}`;
}
