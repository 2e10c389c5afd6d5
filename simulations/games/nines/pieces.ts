import type { PayTables } from '../../pays/pay-table';
import { type BankPlay, bankPlay } from './bank';
import { countResults } from './counts';
import { shoeOf } from './hands';
import type { NinesParameters } from './parameters';
import { gainsOf } from './strategy';

/** The counts of `countResults`, and what the bank does. */
export type NinesSums = [counts: bigint[], bank: BankPlay];

export function ninesPiece(parameters: NinesParameters, tables: PayTables): NinesSums {
  const shoe = shoeOf(parameters);
  const bank = bankPlay(parameters, shoe, gainsOf(tables).gains);
  return [countResults(parameters, shoe, bank), bank];
}
