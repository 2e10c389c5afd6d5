/** What a family offers to those who write wagers over its outcomes. */
import type { Dealer } from '../wagers/dealer';
import type { Distribution } from '../wagers/distribution';
import type { ConditionWager } from './condition';
import type { FeatureSpec } from './feature';

export type Conditions<Parameters = unknown> = {
  /** What a condition may name under these parameters. */
  features: (parameters: Parameters) => readonly FeatureSpec[];
  /** Where these features cannot be counted together: a sentence that says which to leave out. */
  refuses?: (parameters: Parameters, looksAt: readonly string[]) => string | undefined;
  /** How many times the rows are asked, at most, where that is more than the features have values. */
  sorts?: (parameters: Parameters, looksAt: readonly string[]) => number | undefined;
  /** Exact; with `rows`. Throws only on a bug: the wager looks at declared features that are not refused. */
  distribution: (parameters: Parameters, wager: ConditionWager) => Distribution;
  /** The witness, which shares with `distribution` what the features mean and nothing else. */
  dealer: (parameters: Parameters, wager: ConditionWager) => Dealer;
};
