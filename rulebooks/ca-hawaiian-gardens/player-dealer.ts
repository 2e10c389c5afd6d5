/** A player banks the California games; the house lives on collection fees of players and of the player-dealer. */
import type { GameInput } from '../format/record';

export const playerDealer = (clause: string): NonNullable<GameInput['money']> => ({
  bank: 'player-dealer',
  clause,
  earns: ['fee'],
  playerPays: ['fee'],
});
