/**
 * What a list of flows says: three questions that every game answers. Who banks; what the house earns, by edge,
 * commission, fee or take-out; and what a player pays. Each figure is of one initial wager, and names what it counts.
 */
import type { Fraction } from '../exact/fraction';
import { balanceOf, type Flow, movedFor, type Party } from './flow';

export type Bank = 'house' | 'player-dealer' | 'pool';

/** What stands behind the house: money on a meter was the players', and is paid to them by the house's game. */
const HOUSE_SIDE: readonly Party[] = ['house', 'meter', 'reserve'];

/** What the player has less on average, whoever has it: bank, house, meter, pool or authority. */
export const playersCost = (flows: readonly Flow[]): Fraction => balanceOf(['player'], flows).neg();

/** What the house, with the meters that it keeps, has more on average. Of a game that it banks, the player's cost. */
export const houseGain = (flows: readonly Flow[]): Fraction => balanceOf(HOUSE_SIDE, flows);

/** What a player who banks has more on average, after the fee that is charged for banking. */
export const playerDealersGain = (flows: readonly Flow[]): Fraction => balanceOf(['player-dealer'], flows);

/** What the house takes that no outcome decides, from whoever pays it. */
export const fees = (flows: readonly Flow[]): Fraction => movedFor(['fee'], flows, ['house']);

/** What never comes back from a pool: for the house, and for the authority. */
export const takeOut = (flows: readonly Flow[]): Fraction => movedFor(['deduction'], flows);
