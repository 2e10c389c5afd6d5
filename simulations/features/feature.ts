/** A thing that can be told of an outcome: what an operator's condition may name. */
import type { FeatureType, FeatureValue } from './types';

export type FeatureSpec<Id extends string = string> = {
  /** Identifiers joined by dots, so that a condition reads `banker.total == 7`. */
  id: Id;
  type: FeatureType;
  /** What it says of the outcome, in a sentence. */
  explains: string;
};

/** The features as one who looks at an outcome tells them. */
export type Readings<Seen, Ids extends string = string> = {
  readonly [Id in Ids]: (seen: Seen) => FeatureValue;
};
