/** Rules that cannot all be met, or not at what is chosen. */
import type { Rule } from '../record';
import type { Ruling } from './situation';

/** A rule with what it holds of the variant, and what a person confirms of it. */
export type Judged = { rule: Rule; confirmed: Ruling[]; rulings: Ruling[] };

export type Conflict = {
  rules: Rule[];
  /** Its own verdicts that it takes the place of: all of a rule, or those on one wager. */
  replaces: (ruling: Ruling) => boolean;
  ruling: Ruling;
};
