/** Whether a draw improves a hand: the player and the dealer alike have to, or lose. */
import type { HandClass } from '../../equipment/cards/hand-order';
import { type Face, faceRank } from './pack';
import type { Improvement } from './parameters';

export const improves = (
  by: Improvement,
  dealt: HandClass,
  drawn: HandClass,
  discarded: Face,
  card: Face,
): boolean => drawn > dealt || (by === 'hand-or-card' && faceRank(card) > faceRank(discarded));
