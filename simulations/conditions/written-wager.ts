import type { EventId } from '../wagers/event';

/** Rows of condition and event, as text; the first condition that holds decides. */
export type WrittenWager = {
  label: string;
  rows: { event: { id: EventId; label: string }; when: string }[];
  /** What happens to the wager when no condition holds. */
  otherwise: 'lose' | 'push';
};
