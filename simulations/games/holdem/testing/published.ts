/** For tests: the pay tables as printed in the rules of the games. */
import type { PayTables } from '../../../pays/pay-table';

/** Great Britain 2007, 11.66 to 11.71; the standard table of the game. */
export const ULTIMATE: PayTables = {
  ante: { win: '1 to 1' },
  blind: {
    'royal-flush': '500 to 1',
    'straight-flush': '50 to 1',
    'four-of-a-kind': '10 to 1',
    'full-house': '3 to 1',
    flush: '3 to 2',
    straight: '1 to 1',
  },
  play: { win: '1 to 1' },
};

/** Great Britain 2007, 11.88: "Casino Hold'em" with its usual table. */
export const CASINO: PayTables = {
  ante: {
    'royal-flush': '100 to 1',
    'straight-flush': '20 to 1',
    'four-of-a-kind': '10 to 1',
    'full-house': '3 to 1',
    flush: '2 to 1',
    other: '1 to 1',
  },
  call: { win: '1 to 1' },
};

/** Great Britain 2007, 11.108 to 11.117. */
export const TWO_WAY: PayTables = {
  ante: { win: '1 to 1' },
  blind: { win: '1 to 1' },
  'two-way': {
    'straight-flush': '50 to 1',
    'four-of-a-kind': '25 to 1',
    'full-house': '4 to 1',
    flush: '3 to 1',
    straight: '2 to 1',
  },
  flop: { win: '1 to 1' },
  river: { win: '1 to 1' },
};

/** Great Britain 2007, 11.38 and 11.39; Singapore's version 6, 4.1.1, is the same. */
export const BONUS: PayTables = {
  ante: { win: '1 to 1' },
  flop: { win: '1 to 1' },
  turn: { win: '1 to 1' },
  river: { win: '1 to 1' },
};
