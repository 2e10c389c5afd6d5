/**
 * How the ranks of seven cards group, the joker as an ace; `four` are four of one rank, `three-and-pair` a full house,
 * `six-or-seven` that many of one rank, which takes several jokers.
 */
export const SHAPES = [
  'no-pair',
  'pair',
  'two-pairs',
  'three-pairs',
  'three',
  'three-and-pair',
  'three-and-two-pairs',
  'three-twice',
  'four',
  'four-and-pair',
  'four-and-three',
  'five-aces',
  'five-aces-and-pair',
  'six-or-seven',
] as const;
export type Shape = (typeof SHAPES)[number];
