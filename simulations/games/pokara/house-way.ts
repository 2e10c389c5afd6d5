/** What the dealer discards: printed for every hand without a flush, straight or three alike, and for pairs with one other card. */
import { categoryOf, type Hand } from './hands';
import { type Face, faceRank, rankMark } from './pack';

/** Ranks dealt, the highest first, and the one that is discarded. All other hands stand, and so does a flush. */
const DISCARDS: Readonly<Record<string, string>> = {
  'A K J': 'J',
  'A K 10': '10',
  'A Q J': 'A',
  'A Q 10': '10',
  'A J 10': '10',
  'K Q 10': '10',
  'K J 10': '10',
  'A A 10': '10',
  'K K 10': '10',
  'Q Q 10': '10',
  'J J 10': '10',
  'J 10 10': 'J',
};

/** The place in the hand of the card that is discarded; none where the dealer stands. */
export function houseDiscards(hand: Hand): 0 | 1 | 2 | undefined {
  if (categoryOf(hand) === 'flush') return undefined;
  const marks = hand.map((face: Face) => rankMark(faceRank(face)));
  const dealt = [...hand]
    .sort((a, b) => b - a)
    .map((face) => rankMark(faceRank(face)))
    .join(' ');
  const mark = Object.hasOwn(DISCARDS, dealt) ? DISCARDS[dealt] : undefined;
  return mark === undefined ? undefined : (marks.indexOf(mark) as 0 | 1 | 2);
}
