/** How much may be sent of a meeting at once. */
import { STAKES_AT_MOST } from '@/rulebooks/totalisator/import-stakes';

/** A day of eleven races with every combination of every pool staked is 15 MB of JSON. */
export const FILE_AT_MOST = 32_000_000;
export const FILE_TOO_LARGE =
  'This file is larger than 32 MB. Add up the stakes on one combination, or settle the meeting on the command line.';

/** Of stakes as comma-separated values. */
export const STAKES_TABLE = { bytes: FILE_AT_MOST, rows: STAKES_AT_MOST };

/** Ten million bets are 250 MB. */
export const BETS_BYTES_AT_MOST = 500_000_000;
export const BETS_TOO_LARGE =
  'This file is larger than 500 MB. Send the bets in several files, each of its own pools.';
