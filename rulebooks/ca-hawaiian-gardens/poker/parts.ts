/** The parts of a pot that the games of the binder share. */
import type { From, Order } from '@/simulations/showdown/hands';
import type { PotPart } from '@/simulations/showdown/pot';

export const EIGHT_OR_BETTER = '8s 7h 6d 5c 4s';

export const high = (from: From, more: Partial<PotPart> = {}): PotPart => ({
  id: 'high',
  label: 'High',
  hand: { order: 'high', from },
  ...more,
});
export const low = (order: Order, from: From, more: Partial<PotPart> = {}): PotPart => ({
  id: 'low',
  label: 'Low',
  hand: { order, from },
  ...more,
});
export const badugi = (order: 'badugi' | 'badugi-ace-high'): PotPart => ({
  id: 'badugi',
  label: 'Badugi',
  hand: { order, from: 'own' },
});
export const OMAHA: From = { own: 2, board: 3 };
