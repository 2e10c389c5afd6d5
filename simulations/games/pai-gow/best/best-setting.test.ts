import { expect, inject, it } from 'vitest';
import { Merging } from '../../../family/merging';
import { RANKS_AS_CHOSEN } from '../cards/ranking';
import { type Checked, setEveryHandBy } from '../house-way/completeness';
import { CHOSEN } from '../house-way/gaps';
import { rule1321 } from '../house-way/rule-13-21';
import { bankBestOfEach, bestOfEach, everyPair, handsOf } from '../main-wager/every-pair';
import { merged } from '../main-wager/match-ups';
import { PaiGowParameters } from '../parameters';
import { waysOf } from '../ways';
import { bestAgainst } from './best-setting';
import { gainsOf } from './gains';
import { layoutOf, takingCopies } from './layout';

const dealer = rule1321(CHOSEN);
const { settings } = waysOf(PaiGowParameters.parse({})).houseWay;

const PACKS = [
  ['two suits of eight to ace', { suits: 2, ranks: 0b1111111000000, jokers: 1 }],
  ['three suits of ten to ace', { suits: 3, ranks: 0b1111100000000, jokers: 1 }],
] as const;

it.each(PACKS.slice(0, inject('deep') ? undefined : 1))(
  'in a pack of %s, is the best setting of each hand against all others',
  (_, pack) => {
    const { gain, ...counted } = bestOfEach(handsOf(pack, RANKS_AS_CHOSEN), dealer);
    const layout = layoutOf(RANKS_AS_CHOSEN, pack, 2);
    const all = gainsOf(layout, settings);
    const merging = new Merging<Float64Array[]>();
    for (const part of [1, 0, 2]) {
      const { ranks, suits } = gainsOf(layout, settings, part);
      expect([ranks, ...suits].map(({ length }) => length > 0)).toEqual([0, 1, 2].map((at) => at === part));
      merging.add([ranks, ...suits]);
    }
    expect(merging.total()).toEqual([all.ranks, ...all.suits]);
    const parts = [0, 1].map((part) => bestAgainst(layout, all, RANKS_AS_CHOSEN, undefined, { part, of: 2 }));
    const best = merged(parts, pack);
    expect(19n * best.wins - 20n * best.losses).toBe(BigInt(gain));
    expect(best).toEqual(counted);
  },
);

const WITHOUT = { suits: 3, ranks: 0b1111100000000, jokers: 0 } as const;

it('without a joker, is the best setting of each hand as well', () => {
  const [set] = setEveryHandBy([dealer], RANKS_AS_CHOSEN, undefined, 0) as [Checked];
  const { gain, ...counted } = bestOfEach(handsOf(WITHOUT, RANKS_AS_CHOSEN), dealer);
  const layout = layoutOf(RANKS_AS_CHOSEN, WITHOUT, 2);
  const best = merged([bestAgainst(layout, gainsOf(layout, set.settings), RANKS_AS_CHOSEN)], WITHOUT);
  expect(best).toEqual(counted);
  expect(19n * best.wins - 20n * best.losses).toBe(BigInt(gain));
});

it.each([
  ['two suits of eight to ace and a joker', PACKS[0][1]],
  ['three suits of ten to ace', WITHOUT],
])(
  'in a pack of %s, the bank’s best takes equal hands and gains most against players by the House Way',
  (_, pack) => {
    const { gain, ...counted } = bankBestOfEach(handsOf(pack, RANKS_AS_CHOSEN), dealer);
    const layout = layoutOf(RANKS_AS_CHOSEN, pack, 2);
    const gains = gainsOf(takingCopies(layout), settings);
    const best = merged([bestAgainst(layout, gains, RANKS_AS_CHOSEN, { win: 20, loss: 19 })], pack);
    expect(20n * best.wins - 19n * best.losses).toBe(BigInt(gain));
    expect(best).toEqual(counted);
    // More than a bank that sets as the player does.
    const alike = everyPair(handsOf(pack, RANKS_AS_CHOSEN), dealer, dealer);
    expect(BigInt(gain)).toBeGreaterThan(20n * alike.losses - 19n * alike.wins);
  },
);
