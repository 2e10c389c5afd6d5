/** Tables that draw by a chart of their own, and the wagers of California's baccarats. */
import { describe, expect, it } from 'vitest';
import { readWritten } from '../../conditions/read-written';
import { toPercent } from '../../exact/decimal';
import { fromText } from '../../exact/fraction';
import { figuresFor } from '../../testing/figures-for';
import { BLOCK_ROUNDS, playBlocks } from '../../witness/play';
import { FOUR_STANDARD_ERRORS, tailOf } from '../../witness/tail';
import { bankerTakes } from './dealer';
import { baccarat } from './family';
import { BaccaratParameters } from './parameters';
import { forEachValueSequence, type Points } from './plain-values';
import { PRINTED_TABLEAU, TABLEAU, tableauOf } from './tableau';

/** Printed in lines 1459 to 1468 of the California binder: six always stands, four and five draw on 3 to 7, three always draws. */
const BINDER = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'SSSDDDDDSS',
  'SSSDDDDDSS',
  'SSSSSSSSSS',
  'SSSSSSSSSS',
];
/** The same, recited. */
const binderTakes = (two: number, third: number): boolean => {
  if (third === 10) return two <= 5;
  if (two <= 3) return true;
  return two <= 5 && third >= 3 && third <= 7;
};

const edge = (parameters: Record<string, unknown>, wager: string, pays: Record<string, string>) =>
  toPercent(fromText(figuresFor('baccarat', { seats: 7, ...parameters }, wager, pays).houseEdge), 4);

type Given = { decks: number; chart?: string[]; naturals?: 'plays-on' };

function agrees(
  given: Given,
  takes: (two: number, third: number) => boolean,
  wager: string,
  of: (points: Points) => string,
) {
  const chances: Record<string, number> = {};
  forEachValueSequence(
    given.decks,
    (points, chance) => {
      chances[of(points)] = (chances[of(points)] ?? 0) + chance;
    },
    takes,
    given.naturals !== 'plays-on',
  );
  const { outcomes, universe } = baccarat.distribution({ seats: 7, ...given }, wager);
  for (const { event, count } of outcomes)
    expect(chances[event], `${wager} ${event}`).toBeCloseTo(
      Number((count * 10n ** 18n) / universe) / 1e18,
      11,
    );
}

const winner = ({ player, banker }: Points) => (player === banker ? 'tie' : player > banker ? 'win' : 'lose');
const nineOverZero = ({ player, banker }: Points) =>
  Math.max(player, banker) === 9 && Math.min(player, banker) === 0 ? 'win' : 'lose';

describe('a chart of its own', () => {
  it('is counted as drawing value by value says', () => {
    agrees({ decks: 6, chart: BINDER }, binderTakes, 'player', winner);
    agrees({ decks: 8, chart: BINDER }, binderTakes, 'nine-over-zero', nineOverZero);
  });

  it('of the binder costs less on the player and more on the banker and the tie', () => {
    const at = (decks: number, chart?: string[]) => [
      edge({ decks, chart }, 'player', { win: '1 to 1' }),
      edge({ decks, chart }, 'banker', { win: '19 to 20' }),
      edge({ decks, chart }, 'tie', { win: '8 to 1' }),
    ];
    expect(at(8)).toEqual(['1.2351%', '1.0579%', '14.3596%']);
    expect(at(8, BINDER)).toEqual(['1.1470%', '1.1439%', '14.4172%']);
    expect(at(6, BINDER)).toEqual(['1.1493%', '1.1419%', '14.5001%']);
  });

  it('that is the usual one changes nothing, and is counted with the usual rules', () => {
    const usual = PRINTED_TABLEAU.banker.map((line) => line.slice(0, 10));
    const tableau = tableauOf({ chart: usual });
    for (let banker = 0; banker < 10; banker += 1)
      for (let player = 0; player < 10; player += 1)
        for (let third = 0; third <= 10; third += 1)
          expect(tableau.bankerDraws(player, banker, third)).toBe(TABLEAU.bankerDraws(player, banker, third));
    expect(tableauOf({ naturals: 'ends' })).toBe(TABLEAU);
  });

  it('is refused with a line too short, a line missing or another mark', () => {
    for (const chart of [
      BINDER.slice(1),
      BINDER.map((line) => line.slice(1)),
      BINDER.map(() => 'HHHHHHHHHH'),
    ]) {
      const read = BaccaratParameters.safeParse({ chart });
      expect(read.error?.issues[0]?.message).toMatch(/^(Give eight lines|Write ten marks)/);
    }
  });

  it.each([
    [{ decks: 6, chart: BINDER }, 'player'],
    [{ decks: 6, chart: BINDER.map(() => 'SSSSSSSSSS') }, 'five-cards'],
    [{ decks: 1, naturals: 'plays-on' as const }, 'tie'],
  ])('%j: %s is dealt as often as it was counted', (given, wager) => {
    const parameters = { seats: 7, ...given };
    const dealer = baccarat.dealer(parameters, wager);
    const rounds = 2 * BLOCK_ROUNDS;
    const seen = playBlocks({ dealer, subject: wager, seed: 15, rounds, from: 0, to: 2 });
    const { universe, outcomes } = baccarat.distribution(parameters, wager);
    for (const [i, { event, count }] of outcomes.entries())
      expect(tailOf(seen[i] ?? 0, rounds, Number(count) / Number(universe)), event).toBeGreaterThan(
        FOUR_STANDARD_ERRORS,
      );
  });
});

describe('a wager that an operator writes', () => {
  const parameters = { decks: 6, seats: 7, chart: BINDER, naturals: 'plays-on' } as const;
  const read = readWritten(
    {
      label: 'Three',
      otherwise: 'lose',
      rows: [
        {
          event: { id: 'drawn', label: 'Drawn' },
          when: 'banker.two == 3 and player.third == 8 and banker.cards == 3',
        },
        { event: { id: 'stood', label: 'Stood' }, when: 'banker.two == 3 and player.third == 8' },
        { event: { id: 'natural', label: 'Natural' }, when: 'player.natural and banker.cards == 3' },
      ],
    },
    baccarat.conditions?.features(parameters) ?? [],
  );

  it('is counted and dealt by the chart of the table', () => {
    if (!read.ok || !baccarat.conditions) throw new Error('not read');
    const { universe, outcomes } = baccarat.conditions.distribution(parameters, read.value);
    const dealer = baccarat.conditions.dealer(parameters, read.value);
    const rounds = BLOCK_ROUNDS;
    const seen = playBlocks({ dealer, subject: 'three', seed: 3, rounds, from: 0, to: 1 });
    const [drawn, stood, natural] = outcomes.map(({ count }) => Number(count) / Number(universe));
    // The banker's three draws on an eight by this chart, and below a natural by this rule; elsewhere neither happens.
    expect(stood).toBe(0);
    expect(seen[1]).toBe(0);
    for (const [i, chance] of [drawn, undefined, natural].entries()) {
      if (chance === undefined) continue;
      expect(chance).toBeGreaterThan(0.003);
      expect(tailOf(seen[i] ?? 0, rounds, chance)).toBeGreaterThan(FOUR_STANDARD_ERRORS);
    }
  });
});

describe('where a natural plays on', () => {
  const given = { decks: 8, naturals: 'plays-on' } as const;

  it('the other hand draws by its own total', () => {
    agrees(given, bankerTakes, 'player', winner);
  });

  it('neither hand gains by it, as it is one rule for both; a tie at 8 to 1 gains 1.92%', () => {
    const ends = { decks: 8 };
    for (const wager of ['player', 'banker'])
      expect(edge(given, wager, { win: '1 to 1' })).toBe(edge(ends, wager, { win: '1 to 1' }));
    expect(edge(given, 'tie', { win: '8 to 1' })).toBe('-1.9152%');
  });
});

describe('EZ baccarat and Fortune 7', () => {
  // M. Shackleford, “EZ Baccarat” (Wizard of Odds), eight decks: banker 1.02%, Dragon 7 7.61%, Panda 8 10.19%.
  it('have the published edges', () => {
    const at = (wager: string, pays: string) => edge({ decks: 8 }, wager, { win: pays });
    expect(at('banker-seven-pushes', '1 to 1')).toBe('1.0183%');
    expect(at('banker-three-card-seven', '40 to 1')).toBe('7.6113%');
    expect(at('player-three-card-eight', '25 to 1')).toBe('10.1876%');
  });

  it('a banker paid even money without a push gains what the player loses', () => {
    for (const decks of [3, 8])
      expect(`-${edge({ decks }, 'player', { win: '1 to 1' })}`).toBe(
        edge({ decks }, 'banker', { win: '1 to 1' }),
      );
  });

  it('Dragon 9 wins with a nine over a zero of either hand', () => {
    agrees({ decks: 8 }, bankerTakes, 'nine-over-zero', nineOverZero);
    expect(edge({ decks: 8 }, 'nine-over-zero', { win: '25 to 1' })).toBe('9.6356%');
  });
});

describe('pairs and flush of the first four cards', () => {
  it.each([2, 6, 8])('from %i decks: as often as the ways to choose ranks and suits', (decks) => {
    const falling = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => BigInt(Math.max(0, from - i))).reduce(
        (all, each) => all * each,
        1n,
      );
    const [cards, rank, suit] = [52 * decks, 4 * decks, 13 * decks];
    const pair = 13n * falling(rank, 2) * falling(cards - 2, 2);
    const bothPairs = 156n * falling(rank, 2) ** 2n + 13n * falling(rank, 4);
    const flush = 4n * falling(suit, 4);
    const pairFlush = 4n * 13n * falling(decks, 2) * falling(suit - 2, 2);
    const bothFlush = 4n * (156n * falling(decks, 2) ** 2n + 13n * falling(decks, 4));
    // Two further cards make six: in one order of the rest for every deal of four.
    const six = falling(cards - 4, 2);
    const { outcomes } = baccarat.distribution({ decks, seats: 7 }, 'pairs-and-flush');
    const count = (event: string) => outcomes.find((outcome) => outcome.event === event)?.count;
    expect(count('both-pairs-flush')).toBe(bothFlush * six);
    expect(count('both-pairs')).toBe((bothPairs - bothFlush) * six);
    expect(count('pair-flush')).toBe((2n * pairFlush - 2n * bothFlush) * six);
    expect(count('flush')).toBe((flush - 2n * pairFlush + bothFlush) * six);
    expect(count('pair')).toBe((2n * pair - 2n * bothPairs - 2n * pairFlush + 2n * bothFlush) * six);
  });

  it('of the binder: 3 to 1, 10 to 1 and 40 to 1, the better pay where two come together', () => {
    const pays = {
      'both-pairs-flush': '40 to 1',
      'both-pairs': '40 to 1',
      'pair-flush': '10 to 1',
      flush: '10 to 1',
      pair: '3 to 1',
    };
    expect([6, 8].map((decks) => edge({ decks }, 'pairs-and-flush', pays))).toEqual(['7.3605%', '6.2089%']);
  });
});
