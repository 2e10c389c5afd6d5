/** The figures of method.md, counted again from the lines, every night. */

import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { firstPass } from '../../family/merging';
import { against, bestOf } from './best/against';
import { bestAgainst } from './best/best-setting';
import { cardsIn } from './best/choices';
import { gainsOf } from './best/gains';
import { layoutOf } from './best/layout';
import { RANKS_AS_CHOSEN } from './cards/ranking';
import { paiGowPoker } from './family';
import { type Checked, setEveryHandBy } from './house-way/completeness';
import { FOXWOODS } from './house-way/foxwoods';
import { CHOSEN, type Readings } from './house-way/gaps';
import { rankReading, rule1321 } from './house-way/rule-13-21';
import type { HouseWay } from './house-way/vocabulary';
import { type CommonCards, WHOLE_PACK } from './main-wager/common-cards';
import { type MatchUps, matchUps, merged } from './main-wager/match-ups';
import { outcomesOf } from './main-wager/outcomes';
import { PaiGowParameters } from './parameters';
import { followPiece, tallyOf } from './pieces';

const counted = (player: Checked, dealer: Checked) =>
  merged([matchUps(outcomesOf(player.settings, dealer.settings))]);
const numbers = ({ wins, standOffs, losses }: MatchUps) => [wins, standOffs, losses];

describe('House Way against House Way', () => {
  it.each([
    [
      'pair-in-straight',
      'complete',
      [2_360_723_961_772_804n, 3_422_254_755_406_356n, 2_467_480_314_035_240n],
    ],
    ['pair-in-straight', 'pair', [2_472_019_075_958_260n, 3_190_072_152_565_572n, 2_588_367_802_690_568n]],
    ['three-in-straight', 'three', [2_360_716_067_812_300n, 3_422_135_200_919_712n, 2_467_607_762_482_388n]],
    ['four-aces-and-pair', 'split', [2_360_671_960_359_340n, 3_422_362_867_233_924n, 2_467_424_203_621_136n]],
    ['four-and-three', 'split', [2_360_724_631_939_228n, 3_422_253_428_591_268n, 2_467_480_970_683_904n]],
    ['three-and-two-pairs', 'any', [2_360_353_511_061_868n, 3_423_006_845_624_772n, 2_467_098_674_527_760n]],
    [
      'full-house-of-aces-or-kings',
      'split',
      [2_360_679_365_771_332n, 3_422_319_402_386_076n, 2_467_460_263_056_992n],
    ],
    ['three-aces', 'lowest', [2_359_887_564_705_340n, 3_425_496_955_766_292n, 2_465_074_510_742_768n]],
    [
      'joker-in-groups',
      'not-where-needed',
      [2_345_367_054_831_680n, 3_453_028_340_393_152n, 2_452_063_635_989_568n],
    ],
    [
      'joker-in-flush',
      'second-ace',
      [2_360_730_235_840_216n, 3_422_242_592_743_188n, 2_467_486_202_630_996n],
    ],
    [
      'royal-with-joker',
      'straight-flush',
      [2_360_723_965_839_940n, 3_422_254_754_674_584n, 2_467_480_310_699_876n],
    ],
  ] as const)('with %s read as %s', (gap, reading, expected) => {
    const readings = { ...CHOSEN, [gap]: reading } as Readings;
    const [way] = setEveryHandBy([rule1321(readings)], rankReading(readings)) as [Checked];
    expect(numbers(counted(way, way))).toEqual(expected);
  });

  it('a player who has to keep the best five behind', () => {
    const literal: HouseWay = {
      groups: {},
      lines: [{ id: 'best-five', says: '', when: {}, front: { behind: 'best-five' } }],
    };
    const [player, dealer] = setEveryHandBy([literal, rule1321(CHOSEN)], RANKS_AS_CHOSEN) as [
      Checked,
      Checked,
    ];
    expect(numbers(counted(player, dealer))).toEqual([
      399_879_191_411_268n,
      4_322_274_436_812_992n,
      3_528_305_402_990_140n,
    ]);
  });
});

it('House Way against House Way, where the dealer’s queen-high stands off', () => {
  const parameters = PaiGowParameters.parse({ standOffHand: 'queen-high' });
  const tally = tallyOf(firstPass(paiGowPoker, parameters, { standard: { win: 'even money' } }));
  expect([tally.wins, tally.losses]).toEqual([2_233_746_529_855_984n, 2_465_776_902_038_516n]);
});

it.each([
  [{ aceToFive: 'lowest' }, [2_360_742_907_390_800n, 2_467_506_177_444_880n]],
  [{ joker: 'wild' }, [2_260_647_627_845_264n, 2_360_861_524_586_272n]],
  [{ joker: 'none' }, [1_782_856_070_278_372n, 1_862_685_256_605_340n]],
  [{ joker: 'two-wild' }, [2_921_328_714_143_844n, 3_047_868_464_725_652n]],
  [{ joker: 'three-wild' }, [3_825_902_722_604_688n, 3_986_489_583_893_176n]],
  [{ joker: 'wild', aceToFive: 'lowest' }, [2_260_789_750_561_948n, 2_361_008_476_504_704n]],
] as const)('House Way against House Way, as %o', (rules, expected) => {
  const parameters = PaiGowParameters.parse(rules);
  const tally = tallyOf(firstPass(paiGowPoker, parameters, { standard: { win: 'even money' } }));
  expect([tally.wins, tally.losses]).toEqual(expected);
});

it('the bank that sets each hand best against players by the House Way', () => {
  const parameters = PaiGowParameters.parse({ bank: 'best' });
  const tables = { standard: { win: 'even money' } };
  const first = firstPass(paiGowPoker, parameters, tables);
  const tally = tallyOf(followPiece(parameters, tables, first, { part: 0, of: 1 }));
  expect([tally.wins, tally.losses]).toEqual([2_375_952_413_836_484n, 2_506_446_249_999_020n]);
  expect([tally.otherWins, tally.otherLosses]).toEqual([2_360_723_961_772_804n, 2_467_480_314_035_240n]);
}, 1_800_000);

it('the best five behind against the House Way, with a joker that is any card', () => {
  const parameters = PaiGowParameters.parse({ joker: 'wild' });
  const tally = tallyOf(firstPass(paiGowPoker, parameters, { standard: { win: 'even money' } }));
  expect([tally.otherWins, tally.otherLosses]).toEqual([412_271_523_991_360n, 3_567_570_430_609_752n]);
});

it('another House Way, whose pairs of hands were counted one by one', () => {
  // casinous.com/what-is-the-house-advantage-in-pai-gow-poker: House Way, dealer banker. method.md says what is known of the difference.
  const published = [2_402_491_783_820_756, 3_341_087_256_920_524, 2_506_879_990_473_120];
  const [way] = setEveryHandBy([FOXWOODS], { ...RANKS_AS_CHOSEN, flush: 'second-ace' }) as [Checked];
  const { all, ...found } = counted(way, way);
  expect(way.faults).toEqual([]);
  for (const [i, count] of [found.wins, found.standOffs, found.losses].entries())
    expect(Math.abs(Number(count) - inTable(published[i])) / Number(all)).toBeLessThan(2e-6);
});

it('the best player against the House Way, each of two hundred hands by a sum of its own', () => {
  const [{ settings }] = setEveryHandBy([rule1321(CHOSEN)], RANKS_AS_CHOSEN) as [Checked];
  const gain = (wins: number, losses: number) => 19 * wins - 20 * losses;
  const sample: { cards: CommonCards; gained: number }[] = [];
  let classes = 0;
  const layout = layoutOf(RANKS_AS_CHOSEN, WHOLE_PACK, 1);
  const best = bestAgainst(
    layout,
    gainsOf(layout, settings),
    RANKS_AS_CHOSEN,
    { win: 19, loss: 20 },
    { part: 0, of: 1 },
    (cards, { wins, losses }) => {
      classes += 1;
      if (classes % 34_861 === 0) sample.push({ cards, gained: gain(wins, losses) });
    },
  );
  // Seven cards without the joker 6,009,159, and six with it 962,988.
  expect(classes).toBe(6_972_147);
  expect(numbers(merged([best]))).toEqual([
    2_397_484_958_868_384n,
    3_373_935_718_722_036n,
    2_479_038_353_623_980n,
  ]);
  for (const { cards, gained } of sample) {
    const { wins, losses } = bestOf(against(cardsIn(cards), settings, RANKS_AS_CHOSEN));
    expect(gain(wins, losses)).toBe(gained);
  }
}, 1_800_000);
