/** Something an outcome has a value for: what an operator's condition may name. */
import type { FeatureType, FeatureValue } from './types';

export type FeatureSpec<Id extends string = string> = {
  /** Identifiers joined by dots, so that a condition reads `banker.total == 7`. */
  id: Id;
  type: FeatureType;
  /** What it says of the outcome, in a sentence. */
  explains: string;
};

/** The features as somebody reads them off an outcome. */
export type Readings<Seen, Ids extends string = string> = {
  readonly [Id in Ids]: (seen: Seen) => FeatureValue;
};
