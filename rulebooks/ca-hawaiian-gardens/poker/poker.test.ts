import { describe, expect, it } from 'vitest';
import { lastsFor, mostTaken, packOf } from '@/simulations/showdown/pack';
import { cardsOf } from '../../poker/book';
import { roundsOf } from '../../poker/play';
import { FEE_GAMES } from '../games';
import { caHawaiianGardensPoker, POKER_ELSEWHERE } from '.';

const { games, points } = caHawaiianGardensPoker;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Games that a player banks: they have an edge, and no pot. */
const BANKED = [
  'baccarat',
  'baccarat-9',
  'blackjack-poker',
  'caribbean-stud-poker',
  'ez-baccarat-panda-8',
  'fortune-7-baccarat',
  'fortune-pai-gow-poker',
  'hawaiian-blackjack',
  'jokers-wild-pai-gow-poker',
  'nine-and-a-half',
  'pai-gow-poker',
  'pai-gow-tiles',
  'pai-gow-tiles-wild',
  'pan-9',
  'pokara',
  'super-pan-9',
  'three-card-poker',
  'ultimate-texas-holdem',
];

it('every game with fees that nobody banks is here once, or named as missing', () => {
  const here = [
    ...idsOf(games.filter(({ feesUnder }) => feesUnder === undefined)),
    ...idsOf(points),
    ...POKER_ELSEWHERE,
  ];
  expect(here.sort()).toEqual(
    idsOf(FEE_GAMES)
      .filter((id) => !BANKED.includes(id))
      .sort(),
  );
});

describe.each(games)('$id', (game) => {
  const { pot, readings = [], lines } = game;
  it('has parts whose orders its readings begin with, and lines in order', () => {
    for (const { part, orders, lines: said } of readings) {
      expect(pot.parts.find(({ id }) => id === part)?.hand.order).toBe(orders[0]?.order);
      expect(said[0]).toBeGreaterThanOrEqual(lines[0]);
      expect(said[1]).toBeLessThanOrEqual(lines[1]);
    }
    expect(lines[0]).toBeLessThan(lines[1]);
    expect(new Set(pot.parts.map(({ id }) => id)).size).toBe(pot.parts.length);
  });
  it('says whose the odd chips are exactly where a line does', () =>
    expect(game.oddChipsLine === undefined).toBe(pot.oddChips === 'unsaid'));
});

it('the pack runs out in these games at a full table, and nothing is said of it at five-card Omaha', () => {
  const short = games.filter(
    (game) => game.plays !== undefined && mostTaken(cardsOf(game), game.plays) > packOf(game.pot.pack).length,
  );
  expect(idsOf(short.filter(({ ifShort }) => !ifShort))).toEqual(['five-card-omaha']);
  // Ten players hold fifty cards, and eight more are burnt and turned.
  const omaha = games.find(({ id }) => id === 'five-card-omaha');
  expect([omaha && mostTaken(cardsOf(omaha), 10), omaha && lastsFor(cardsOf(omaha), 52)]).toEqual([58, 8]);
});

it('the pack of Mexican Poker lasts for seven players, and Match-It for five', () => {
  const lasts = (id: string) => {
    const game = games.find((one) => one.id === id);
    return game && lastsFor(cardsOf(game), packOf(game.pot.pack).length);
  };
  // 41 cards less three burnt are five for each of seven; 52 less two burnt and three on the board, nine for each of five.
  expect([lasts('mexican-poker'), lasts('match-it')]).toEqual([7, 5]);
});

/** Counted from the text of each game by hand: a player's own cards, draws of at most so many, the board, burnt cards. */
const COUNTED: Record<string, readonly [each: number, draws: string, board: number, burns: number]> = {
  'texas-holdem': [2, '', 5, 3],
  'no-limit-holdem': [2, '', 5, 3],
  'pot-limit-holdem': [2, '', 5, 3],
  'crazy-pineapple': [3, '', 5, 3],
  'reverse-holdem': [2, '', 5, 3],
  'short-deck-holdem': [2, '', 5, 3],
  omaha: [4, '', 5, 3],
  'omaha-high-low': [4, '', 5, 3],
  'five-card-omaha': [5, '', 5, 3],
  'double-board-omaha': [4, '', 10, 3],
  dramaha: [5, '1 of 5', 5, 3],
  'dramaha-2-7': [5, '1 of 5', 5, 3],
  'seven-card-stud': [7, '', 0, 4],
  'seven-card-stud-hi-lo-8': [7, '', 0, 4],
  'seven-card-stud-hi-lo-regular': [7, '', 0, 4],
  razz: [7, '', 0, 4],
  'super-7-card-stud': [8, '', 0, 4],
  'super-7-card-stud-hi-lo': [8, '', 0, 4],
  'super-7-card-stud-hi-lo-regular': [8, '', 0, 4],
  razzdeucey: [7, '', 0, 4],
  razzdacey: [7, '', 0, 4],
  'super-razz': [8, '', 0, 4],
  'super-razzdeucey': [8, '', 0, 4],
  'super-razzdacey': [8, '', 0, 4],
  archie: [5, '3 of 5', 0, 3],
  badacey: [5, '3 of 5', 0, 3],
  badeucey: [5, '3 of 5', 0, 3],
  badugi: [4, '3 of 4', 0, 3],
  'kansas-city-lowball': [5, '3 of 5', 0, 3],
  lowball: [5, '1 of 5', 0, 1],
  'match-it': [3, '2 of 3', 3, 2],
  'mexican-poker': [5, '', 0, 3],
  'face-up-chinese-poker': [17, '', 0, 0],
  'thirteen-card-poker': [13, '', 0, 0],
};

describe.each([...games, ...points])('the play of $id', (game) => {
  it('takes the cards that its text deals, burns and turns', () => {
    const { each, draws, board, burns } = cardsOf(game);
    expect([each, draws ? `${draws.count} of ${draws.most}` : '', board, burns]).toEqual(COUNTED[game.id]);
  });
  it('bets after the deal, after every street and after every draw', () => {
    const { rounds, after } = roundsOf(game.play);
    expect(rounds.length).toBe('pot' in game ? timesBet(game.id) : 0);
    if ('pot' in game) expect(after).toEqual([]);
  });
});

/** Five in a game of seven cards, two where there is one draw and no board, three where there are two, else four. */
function timesBet(id: string): number {
  if (/stud|razz/.test(id)) return 5;
  if (id === 'match-it') return 3;
  return id === 'lowball' ? 2 : 4;
}

describe('who acts first, and with which bet', () => {
  const bets = (id: string) => {
    const game = games.find((one) => one.id === id);
    return game ? roundsOf(game.play).rounds.map(({ bet }) => bet) : [];
  };
  it('at Razzdacey the lowest up cards on sixth street alone, as printed', () =>
    expect(
      bets('razzdacey').map(({ first, line }) => [typeof first === 'string' ? first : first.rank, line]),
    ).toEqual([
      ['lowest', 4095],
      ['highest', 4108],
      ['highest', 4118],
      ['lowest', 4127],
      ['highest', 4137],
    ]));
  it('the larger bet from fifth street on, and never in the Super Razz games', () => {
    const sizes = (id: string) => bets(id).map(({ bet }) => bet);
    expect(sizes('super-7-card-stud')).toEqual(['smaller', 'smaller', 'larger', 'larger', 'larger']);
    for (const id of ['super-razz', 'super-razzdeucey', 'super-razzdacey'])
      expect(new Set(sizes(id)), id).toEqual(new Set(['smaller']));
  });
  it('left of the blinds before the flop, left of the button after it', () =>
    expect(bets('dramaha').map(({ first, line }) => [first, line])).toEqual([
      ['left-of-blinds', 6637],
      ['left-of-button', 6648],
      ['left-of-button', 6671],
      ['left-of-button', 6682],
    ]));
});
