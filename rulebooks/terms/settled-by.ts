/** What a record itself says of how its wager is settled; with its game, `offer/settlement.ts` says it in full. */
import type { WrittenWager } from '../variant/variant';
import type { Wager } from './wager';

/** What the operator wrote, where no rulebook has the wager. */
export const writtenRows = ({ written }: Pick<Wager, 'written'>): WrittenWager | undefined => written;

/** What the rulebook prints of the meter that pays the wager. */
export const meterInRecord = ({ progressive }: Pick<Wager, 'progressive'>): Wager['progressive'] =>
  progressive;
