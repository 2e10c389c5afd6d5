import { expect, it } from 'vitest';
import type { Shard } from '../pool/shard';
import type { Round } from '../request/rounds';
import { isLongShard } from './long-shard';

const round = (family: Round['family'], parameters: Record<string, unknown>): Round => ({
  id: 'first',
  family,
  parameters,
  tables: {},
  settles: ['first'],
});
const PAI_GOW = round('pai-gow-poker', { player: 'house-way' });
const BEST = round('pai-gow-poker', { player: 'best' });
const BLACKJACK = round('blackjack', { decks: 6 });
const study = (id: string, settings: object): Shard => ({
  kind: 'study',
  piece: 0,
  round: BLACKJACK,
  study: id,
  settings,
  merged: [],
});

it.each<[string, Shard, boolean]>([
  ['a piece of the best play at pai gow', { kind: 'piece', round: BEST, piece: 0 }, true],
  ['a piece of its second pass', { kind: 'follow', round: BEST, piece: 0, merged: [] }, true],
  ['a House Way that is tried on every hand', { kind: 'refusal', round: PAI_GOW }, true],
  ['a card of the dealer at blackjack', { kind: 'piece', round: BLACKJACK, piece: 0 }, false],
  ['three card poker as a whole', { kind: 'piece', round: round('three-card-poker', {}), piece: 0 }, false],
  ['exact fractions of blackjack', study('exact-edge', {}), true],
  ['effects of removal', study('removal', {}), false],
  [
    'rounds that are played',
    { kind: 'round-witness', round: BEST, merged: [], seed: 1, rounds: 1e6, from: 0, to: 1 },
    false,
  ],
])('%s: %s', (_, shard, long) => expect(isLongShard(shard)).toBe(long));
