/** The short pack: tens to aces of the four suits, twenty faces, of which a table takes several packs together. */
import { cardOf, RANKS, SUITS } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';

/** 0 to 19, the ten of clubs to the ace of spades. */
export type Face = number;
export const FACES = 20;
export const FACE_RANKS = FACES / SUITS;

/** 0 to 4, ten to ace. */
export const faceRank = (face: Face): number => face >> 2;
export const faceSuit = (face: Face): number => face & 3;
/** The same card of the whole pack of 52. */
export const cardOfFace = (face: Face) => cardOf(RANKS - FACE_RANKS + faceRank(face), faceSuit(face));

const MARKS = ['10', 'J', 'Q', 'K', 'A'] as const;
export const rankMark = (rank: number): string => MARKS[rank] as string;
const SUIT_MARKS = '♣♦♥♠';
export const faceMark = (face: Face): string =>
  `${rankMark(faceRank(face))}${SUIT_MARKS.charAt(faceSuit(face))}`;

/** How many of each face are left in this many packs once these are dealt. */
export function facesLeft(packs: number, dealt: readonly Face[]): Float64Array {
  const left = new Float64Array(FACES).fill(packs);
  for (const face of dealt) left[face] = inTable(left[face]) - 1;
  return left;
}
