/** Rules that cannot all be met, in general or with what is chosen. */
import type { Rule } from '../format/record';
import type { Ruling } from '../judging/situation';

/** A rule with what it finds in the variant, and what a person confirms. */
export type Judged = { rule: Rule; confirmed: Ruling[]; rulings: Ruling[] };

export type Conflict = {
  rules: Rule[];
  /** The verdicts that it replaces: all of a rule, or those on one wager. */
  replaces: (ruling: Ruling) => boolean;
  ruling: Ruling;
};
