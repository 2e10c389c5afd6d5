import { wager } from './made-up';

export const minimum = { 'full-house': '10 to 1', flush: '5 to 1' };
export const at = (payTable: string, pays: Record<string, string> = {}) => ({ payTable, pays });
export const A = {
  id: 'a',
  label: 'Pay table A',
  clause: '9.2',
  rows: { 'full-house': '12 to 1', flush: '6 to 1' },
};
export const B = { ...A, id: 'b', label: 'Board', rows: { 'full-house': '11 to 1', flush: '7 to 1' } };
export const hand = wager('hand', 'Hand', { minimum });
export const side = wager('side', 'Side', { minimum, payTables: [A, B] });
export const game = { wagers: [hand, side] };
export const own = {
  'own-1': {
    label: 'Own',
    rows: [{ event: 'a', label: 'An ace', when: 'true', pays: '1 to 1' }],
    otherwise: 'lose' as const,
  },
};
