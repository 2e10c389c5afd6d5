/** For tests: the pay tables as printed in the rules of the games. */
import type { PayTables } from '../../decisions';

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
