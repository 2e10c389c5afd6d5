import { describe, expect, it } from 'vitest';
import { toFixed } from '../../exact/decimal';
import { ratio } from '../../exact/fraction';
import { houseEdge } from '../../figures/house-edge';
import type { PayTable } from '../../pays/pay-table';
import { bankerTakes } from './dealer';
import { baccarat } from './family';
import { forEachValueSequence, type Points } from './plain-values';
import { EIGHT_DECK_EDGES, EIGHT_DECKS } from './published';
import { readTableau, TABLEAU } from './tableau';

const shoe = (decks: number, seats = 7) => ({ decks, seats });
const countOf = (decks: number, wager: string, event: string) =>
  baccarat.distribution(shoe(decks), wager).outcomes.find((outcome) => outcome.event === event)?.count;

/** In per cent. */
function edge(decks: number, wager: string, pays: PayTable, places = 4): string {
  const spec = baccarat.wagers(shoe(decks)).find(({ id }) => id === wager);
  if (!spec) throw new RangeError(wager);
  const cost = houseEdge(baccarat.distribution(shoe(decks), wager), spec, pays);
  if (!cost.ok) throw new RangeError(cost.problems[0]?.message);
  return toFixed(cost.value.mul(ratio(100)), places);
}

const margins = (...odds: number[]): PayTable => ({
  natural: '1 to 1',
  ...Object.fromEntries(odds.map((odds, i) => [`by-${9 - i}`, `${odds} to 1`])),
});

describe('eight decks', () => {
  it('are 416!/410! deals, a whole number below 2^53', () => {
    const { universe } = baccarat.distribution(shoe(8), 'banker');
    expect(universe).toBe(4_998_398_275_503_360n);
    expect(universe).toBeLessThan(2n ** 53n);
  });

  it.each(EIGHT_DECKS)('$wager, $event: $count ($source)', ({ wager, event, count }) => {
    expect(countOf(8, wager, event)).toBe(count);
  });

  it.each(EIGHT_DECK_EDGES)('$wager costs $edge % ($source)', ({ wager, pays, edge: published }) => {
    expect(edge(8, wager, pays, published.split('.')[1]?.length)).toBe(published);
  });

  it('3 giving 8: every Fate 38 together (Wizard of Odds, “3 giving 8”)', () => {
    const events = ['chosen-suit', 'suited', 'coloured', 'tie', 'player', 'banker'];
    const sum = events.reduce((sum, event) => sum + (countOf(8, 'fate-38', event) ?? 0n), 0n);
    expect(sum).toBe(22_708_577_366_016n);
  });
});

describe('house edges that are printed', () => {
  // Wizard of Odds, “Baccarat”: banker, player, tie, for eight decks and for six; six: multiplayerbaccarat.com.
  it('of the main wagers', () => {
    expect(edge(8, 'banker', { win: '19 to 20' })).toBe('1.0579');
    expect(edge(8, 'player', { win: '1 to 1' })).toBe('1.2351');
    expect(edge(8, 'tie', { win: '8 to 1' })).toBe('14.3596');
    expect(edge(6, 'banker', { win: '19 to 20' })).toBe('1.0558');
    expect(edge(6, 'player', { win: '1 to 1' })).toBe('1.2374');
    expect(edge(6, 'tie', { win: '8 to 1' })).toBe('14.4382');
  });

  it('of Punto 2000 and of the game whose three-card seven is a stand-off', () => {
    // excelpunks.com, 12 May 2018: 0.014581045; Wizard of Odds, “EZ Baccarat”: 0.010183.
    expect(edge(8, 'banker-six-apart', { 'win-with-six': '1 to 2', win: '1 to 1' }, 7)).toBe('1.4581045');
    expect(edge(8, 'banker-seven-pushes', { win: '1 to 1' })).toBe('1.0183');
    const apart = { 'three-card-seven': 'push', win: '1 to 1', tie: 'push' };
    expect(edge(8, 'banker-seven-apart', apart)).toBe('1.0183');
  });

  it('of the Dragon Bonus', () => {
    // Wizard of Odds, “Dragon Bonus”: four, six and eight decks.
    const first = margins(30, 10, 6, 4, 2, 1);
    const both = (decks: number) =>
      ['player', 'banker'].map((hand) => edge(decks, `dragon-bonus-${hand}`, first, 2));
    expect([4, 6, 8].map(both)).toEqual([
      ['2.70', '9.42'],
      ['2.67', '9.39'],
      ['2.65', '9.37'],
    ]);
  });

  it('of the minimum of the 2007 rules, 6.41: “between 11.2% and 16.7%”, cut off', () => {
    const minimum = margins(20, 8, 4, 4, 2, 1);
    expect(edge(8, 'dragon-bonus-player', minimum)).toBe('11.2838');
    expect(edge(6, 'dragon-bonus-player', minimum)).toBe('11.2931');
    expect(edge(8, 'dragon-bonus-banker', minimum)).toBe('16.7664');
    expect(edge(6, 'dragon-bonus-banker', minimum)).toBe('16.7751');
  });
});

describe('any number of decks', () => {
  const seen = (decks: number, of: (points: Points) => string) => {
    const chances: Record<string, number> = {};
    forEachValueSequence(decks, (points, chance) => {
      chances[of(points)] = (chances[of(points)] ?? 0) + chance;
    });
    return chances;
  };
  const agrees = (decks: number, wager: string, of: (points: Points) => string) => {
    const chances = seen(decks, of);
    const { outcomes, universe } = baccarat.distribution(shoe(decks), wager);
    for (const { event, count } of outcomes) {
      const exact = Number((count * 10n ** 18n) / universe) / 1e18;
      expect(chances[event], `${wager} ${event}, ${decks} decks`).toBeCloseTo(exact, 11);
    }
  };

  // The second method: sequences of values drawn from what is left; 150,000 doubles added are good for 11 digits.
  it.each([1, 2, 3, 6, 10, 20])('%i: the points agree with drawing value by value', (decks) => {
    agrees(decks, 'player', ({ player, banker }) =>
      player === banker ? 'tie' : player > banker ? 'win' : 'lose',
    );
    agrees(decks, 'dragon-bonus-banker', ({ player, banker, bankerCards, playerCards }) => {
      const natural = bankerCards === 2 && playerCards === 2 && banker >= 8;
      if (natural && banker >= player) return banker > player ? 'natural' : 'natural-tie';
      return banker - player >= 4 ? `by-${banker - player}` : 'lose';
    });
    agrees(decks, 'both-sevens', ({ player, banker, playerCards, bankerCards }) => {
      if (player !== 7 || banker !== 7 || playerCards !== bankerCards) return 'lose';
      return playerCards === 3 ? 'three-cards' : 'two-cards';
    });
  });

  it('one deck to twenty: every event of every wager that is offered can be dealt', () => {
    const all = baccarat.wagers(shoe(20));
    for (let decks = 1; decks <= 20; decks += 1) {
      const offered = baccarat.wagers(shoe(decks)).map(({ id }) => id);
      for (const wager of offered)
        for (const { event, count } of baccarat.distribution(shoe(decks), wager).outcomes)
          expect(count, `${wager} ${event}, ${decks} decks`).toBeGreaterThan(0n);
      expect(offered.length).toBe(decks >= 4 ? all.length : decks >= 2 ? all.length - 2 : all.length - 8);
    }
  });

  it('the perfect pair of one hand is one of the d - 1 cards like it of the 52 d - 1 left', () => {
    const decks = 6;
    const { outcomes, universe } = baccarat.distribution(shoe(decks), 'player-pair');
    const pair = outcomes[0]?.count ?? 0n;
    const unlike = baccarat.distribution(shoe(decks), 'player-match-pair').outcomes[0]?.count ?? 0n;
    expect((pair - unlike) * BigInt(52 * decks - 1)).toBe(universe * BigInt(decks - 1));
    expect(pair * BigInt(52 * decks - 1)).toBe(universe * BigInt(4 * decks - 1));
  });

  it('refuses no deck, twenty-one, half a deck, and wagers that cannot be dealt', () => {
    for (const decks of [0, 21, 7.5]) {
      const read = baccarat.parameters.safeParse({ decks });
      expect(read.success).toBe(false);
      expect(read.error?.issues[0]?.message).toMatch(/^[A-Z].*deck.*\.$/);
    }
    expect(baccarat.parameters.safeParse({ decks: 6, seats: 1 }).success).toBe(false);
    expect(() => baccarat.distribution(shoe(1), 'perfect-pair')).toThrow(/1 decks has no wager/);
    expect(() => baccarat.distribution(shoe(8), 'constructor')).toThrow(RangeError);
    expect(() => baccarat.dealer(shoe(8), 'constructor')).toThrow(RangeError);
  });
});

describe('99 Fortunes by seat', () => {
  it('each seat has the chances of four ranks alike: one of thirteen is its own', () => {
    for (const seats of [2, 6, 7, 9]) {
      const { outcomes } = baccarat.distribution(shoe(8, seats), 'first-four');
      const [own, other, none] = outcomes.map(({ count }) => count) as [bigint, bigint, bigint];
      // Four faces alike: 52 faces, each 8 x 7 x 6 x 5 ways, and two further cards of 412.
      expect(own + other + none).toBe(52n * 8n * 7n * 6n * 5n * 412n * 411n);
      expect(own * 13n).toBe(own + other + none);
      expect(other).toBe(own * BigInt(seats - 1));
    }
  });
});

describe('the tableau', () => {
  it('as printed and as recited say the same', () => {
    for (let banker = 0; banker < 10; banker += 1)
      for (let player = 0; player < 10; player += 1)
        for (let third = 0; third <= 10; third += 1) {
          const natural = banker > 7 || player > 7;
          expect(TABLEAU.bankerDraws(player, banker, third)).toBe(!natural && bankerTakes(banker, third));
          expect(TABLEAU.playerDraws(player, banker)).toBe(!natural && player <= 5);
        }
  });

  it('with an unreadable mark or a line too short is no tableau', () => {
    const line = 'DDDDDDDDDD D';
    expect(() => readTableau({ player: 'DDDDDDØS', banker: Array(8).fill(line) })).toThrow(/no mark Ø/);
    expect(() => readTableau({ player: 'DDDDDDS', banker: Array(8).fill(line) })).toThrow(/7 marks/);
    expect(() => readTableau({ player: 'DDDDDDSS', banker: Array(7).fill(line) })).toThrow(/77 marks/);
  });
});
