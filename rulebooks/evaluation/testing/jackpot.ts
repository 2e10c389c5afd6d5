import type { Circumstances, Consent } from '../../variant/variant';
import { type Asked, wager } from './made-up';

export const rows = {
  'royal-flush': '100% of the meter',
  'four-of-a-kind': '$300',
  'full-house': '100 for 1',
  flush: '$50',
};
export const terms = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '15%' };
export const table = (id: string, label: string, progressive: object) => ({
  id,
  label,
  clause: '9.2',
  rows,
  progressive,
});
export const jackpot = wager('jackpot', 'Jackpot', {
  paid: 'by-table',
  progressive: terms,
  payTables: [
    { ...table('reserve', 'Table R', { reserve: '3%' }), rows: { ...rows, flush: '$60' } },
    table('fixed', 'Table F', { seed: '2000' }),
    table('none', 'Table N', { reserve: '0%' }),
    table('euro', 'Table E', { seed: '2000', currency: 'EUR' }),
  ],
});
export const plain = wager('plain', 'Plain', { minimum: { flush: '5 to 1' } });
export type Meter = NonNullable<Circumstances['meters']>[string];
export const at = (
  payTable: string,
  meter: Meter = {},
  more: { pays?: Record<string, string>; consents?: Consent[] } = {},
): Asked => ({
  game: { wagers: [plain, jackpot] },
  wagers: { plain: { payTable: 'minimum', pays: {} }, jackpot: { payTable, pays: more.pays ?? {} } },
  circumstances: { meters: { jackpot: meter }, ...(more.consents && { consents: more.consents }) },
});
