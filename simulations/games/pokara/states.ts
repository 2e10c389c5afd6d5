/** What a player can see: three cards of one class of suits, and the dealer’s card that is turned up. */
import { SUIT_PERMUTATIONS } from '../../equipment/cards/suit-classes';
import { inTable } from '../../exact/in-table';
import type { Hand } from './hands';
import { FACES, type Face, faceRank, faceSuit } from './pack';

export type PokaraHand = {
  faces: Hand;
  /** How many hands differ from it only by the names of their suits; the hand and all up-cards are renamed together. */
  orbit: number;
};

const renamed = (face: Face, suits: readonly number[]): Face =>
  faceRank(face) * 4 + inTable(suits[faceSuit(face)]);
const renamedHand = (hand: Hand, suits: readonly number[]): Hand =>
  hand.map((face) => renamed(face, suits)).sort((a, b) => b - a) as unknown as Hand;

let hands: readonly PokaraHand[] | undefined;

/** One hand of each class, its cards falling. */
export function pokaraHands(): readonly PokaraHand[] {
  if (hands) return hands;
  const found: PokaraHand[] = [];
  const seen = new Set<string>();
  for (let a = FACES - 1; a >= 0; a -= 1)
    for (let b = a; b >= 0; b -= 1)
      for (let c = b; c >= 0; c -= 1) {
        const faces: Hand = [a, b, c];
        if (seen.has(faces.join())) continue;
        const images = new Set(SUIT_PERMUTATIONS.map((suits) => renamedHand(faces, suits).join()));
        for (const image of images) seen.add(image);
        found.push({ faces, orbit: images.size });
      }
  hands = found;
  return found;
}

/** A hand of `pokaraHands()` and an up-card, numbered together. */
export const stateOf = (hand: number, up: Face): number => hand * FACES + up;
export const stateCount = (): number => pokaraHands().length * FACES;

/** Every way in which the cards of a state can lie on a table. */
export function forEachDeal(
  { faces }: PokaraHand,
  up: Face,
  visit: (a: Face, b: Face, c: Face, up: Face, suits: readonly number[]) => void,
): void {
  for (const suits of SUIT_PERMUTATIONS) {
    const [a, b, c] = faces.map((face) => renamed(face, suits)) as unknown as Hand;
    const shown = renamed(up, suits);
    for (const [x, y, z] of [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ] as Hand[])
      visit(x, y, z, shown, suits);
  }
}

export const renameFace = renamed;
