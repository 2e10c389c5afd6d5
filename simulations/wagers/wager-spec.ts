/** What a wager is: its events, and one of the outcomes that are counted. */
import type { EventSpec } from './event';

export type WagerId = string;

export type WagerSpec = {
  id: WagerId;
  label: string;
  /** What has to happen, in a sentence. */
  explains: string;
  events: EventSpec[];
  /** The name of one equally likely outcome, in the singular: "spin", "throw of two dice", "sequence of throws". */
  outcome: string;
  /** A bet that can stand for several trials: what one trial is ("throw", "spin"). */
  lasts?: string;
  /** True where the best decision depends on what is paid, so that an edit needs the kernel again. */
  decisions: boolean;
  /** Paid beside another wager, with no stake of its own: a table can give nothing for a row, and take nothing. */
  unstaked?: true;
};
