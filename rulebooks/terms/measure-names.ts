/** What can be measured, by name: whoever reads rules without their schemas can only ask for one that exists. */
export type MeasureName =
  | 'pays'
  | 'option'
  | 'percentage'
  | 'wagers'
  | 'beside'
  | 'side-wagers'
  | 'not-offered'
  | 'progressives'
  | 'day'
  | 'contribution'
  | 'increments'
  | 'seed'
  | 'stake'
  | 'sums'
  | 'within-limits'
  | 'collection';
