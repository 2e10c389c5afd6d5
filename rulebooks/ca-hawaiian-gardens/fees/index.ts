/** Every fee that the binder prints, as read from its tables (`reading/`). */
import { type FeeOption, type FeeTable, optionsOf } from '../../fees/schedule';
import { FeeTables } from '../../fees/table-schema';
import read from './options.json';

export const feeTables: readonly FeeTable[] = FeeTables.parse(read);
export const feeOptions: readonly FeeOption[] = feeTables.flatMap(optionsOf);
