import { type Asked, option } from './made-up';

export const decks = option('decks', 'Decks', { 6: '6 decks', 8: '8 decks' });
export const fee = option('fee', 'Fee', { '5%': '5%' }, { kind: 'percentage' });
export const limit = option('limit', 'Limit', { none: 'no limit' }, { kind: 'amount' });
export const asked = (options: Record<string, string> = {}): Asked => ({
  game: { options: [decks, fee, limit] },
  options,
});
