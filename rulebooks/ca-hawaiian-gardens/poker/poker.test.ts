import { describe, expect, it } from 'vitest';
import { lastsFor, mostTaken } from '@/simulations/showdown/pack';
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
    ...idsOf(games).filter((id) => id !== 'omaha-high-low'),
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
    ({ cards, plays, pot }) =>
      plays !== undefined && mostTaken(cards, plays) > (pot.pack === 'full' ? 52 : 36),
  );
  expect(idsOf(short.filter(({ ifShort }) => !ifShort))).toEqual(['five-card-omaha']);
  // Ten players hold fifty cards, and eight more are burnt and turned.
  const omaha = games.find(({ id }) => id === 'five-card-omaha');
  expect([omaha && mostTaken(omaha.cards, 10), omaha && lastsFor(omaha.cards, 52)]).toEqual([58, 8]);
});
