import { describe, expect, it } from 'vitest';
import { assay, json, SENTENCES } from '../testing/in-process';

type Divided = {
  pot: string;
  parts: {
    id: string;
    amount: string;
    because: string;
    winners: { player: string; amount: string; odd: string }[];
  }[];
  players: { name: string; amount: string }[];
};
type Worth = { ways: number; players: { name: string; share: string; takesAll: number }[] };

const game = (id: string, ...more: string[]) => ['showdown', '--game', id, ...more];
const hands = (...texts: string[]) => texts.flatMap((text) => ['--hand', text]);

describe('showdown', () => {
  it('divides a pot of Omaha high and low: the low is shared, and the odd dollar of the halves is the high’s', async () => {
    const asked = game(
      'omaha-high-low',
      ...hands('Ann=As 2d Kd Qc', 'Bob=Ah 2c 9d 9c'),
      '--board',
      '9h 3s 5c 8d Kc',
    );
    const { parts, players } = await json<Divided>(...asked, '--pot', '21');
    expect(parts.map(({ id, amount }) => [id, amount])).toEqual([
      ['high', '11/1'],
      ['low', '10/1'],
    ]);
    expect(players).toEqual([
      { name: 'Ann', amount: '5/1' },
      { name: 'Bob', amount: '16/1' },
    ]);
    const { out } = await assay(...asked);
    expect(out).toMatch(/^Bob +9d 9c 9h 8d Kc +Three of a kind, nines with king and eight +\$50$/m);
  });

  it('reads a low with straights or without, and says which', async () => {
    const asked = game(
      'super-7-card-stud-hi-lo-regular',
      ...hands('As 2d 3c 4d 5h 9c Jd', '2s 3d 4c 5d 6h Kc Kd'),
    );
    const low = ({ parts }: Divided) => parts[1]?.winners.map(({ player }) => player);
    expect(low(await json<Divided>(...asked))).toEqual(['Player 2']);
    expect(low(await json<Divided>(...asked, '--reading', 'low=deuce-to-seven'))).toEqual(['Player 1']);
    const { out } = await assay(...asked);
    expect(out).toContain('the other reading: --reading low=deuce-to-seven.');
  });

  it('counts what cards are worth before the river', async () => {
    const { ways, players } = await json<Worth>(
      ...game('texas-holdem', ...hands('Ah Kh', 'Qs Qd'), '--board', 'Qc 7h 2h 3s'),
    );
    expect([ways, ...players.map(({ share }) => share)]).toEqual([44, '7/44', '37/44']);
  });

  it('lists the games, with how long the pack lasts', async () => {
    const { code, out } = await assay('showdown');
    expect(code).toBe(0);
    expect(out).toMatch(/^five-card-omaha +2103–2274 +High, Low +5 +10 +8 +nothing is said/m);
  });

  it.each([
    [game('omaha', ...hands('As Ad', 'Ks Kd')), 'too many to count one by one'],
    [game('omaha', ...hands('As Ad Ac Ah Ks', 'Kd')), 'Player 1 has 5 cards; 4 are a player’s own.'],
    [game('omaha', ...hands('As')), 'Give 2 to 10 players'],
    [game('omaha', ...hands('As Ad', 'As Kd')), 'The ace of spades is there twice'],
    [game('omaha', ...hands('Ann=As Ad', 'Ann=Ks Kd')), 'Name each player once'],
    [game('omaha', ...hands('As Xx', 'Ks Kd')), '“Xx” is no card of the pack'],
    [game('razz', ...hands('As', 'Ks'), '--board', 'Qd'), 'has no board'],
    [game('texas-holdem', ...hands('As Ah', 'Ks Kh'), '--board', 'Qd', '--board', 'Qh'), 'has one board'],
    [game('short-deck-holdem', ...hands('As 2d', 'Ks Kd')), 'is not in the pack'],
    [game('archie', ...hands('As', 'Ks')), 'for them to choose'],
    [game('mexican-poker', ...hands('As Jk', 'Ks Kd')), 'Say how the joker was dealt: Jk-down'],
    [game('mexican-poker', ...hands('As Jk-up', 'Ks Jk-down')), 'The joker is there twice'],
    [game('mexican-poker', ...hands('As Ah', 'Ks Kd')), 'for the players to choose'],
    [game('mexican-poker', ...hands('As 9h', 'Ks Kd')), 'which has no eights, nines or tens'],
    [game('texas-holdem', ...hands('As Jk-up', 'Ks Kh')), 'The joker is not in the pack'],
    [game('match-it', ...hands('As Ah 2c', 'Ks Kh 2d'), '--board', 'Qd 9d 8d 7d'), 'A board has 3 cards'],
    [game('texas-holdem', ...hands('As Ah', 'Ks Kh'), '--reading', 'low=high'), 'leave --reading out'],
    [game('texas-holdem', ...hands('As Ah', 'Ks Kh'), '--pot', '-1'), '--pot is a sum of dollars'],
    [
      game('texas-holdem', ...hands('As Ah', 'Ks Kh'), '--pot', '10', '--chip', '3'),
      'whole number of the smallest chips',
    ],
    [game('whist', ...hands('As', 'Ks')), 'There is no poker game “whist”'],
    [['showdown', '--rulebook', 'gb-2007'], 'No poker games are recorded'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const { code, err } = await assay(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});

describe('showdown in points', () => {
  type Points = {
    players: { name: string; fouled: string | null; points: number; amount: string }[];
    pairs: { players: string[]; points: number; because: { to: string; points: number; why: string }[] }[];
    readings: string[];
  };
  const ANN = 'Ann=Kh Kd 2c / Ts Td Th 4c 4d / As Ad Ac Ah 3s';
  const BOB = 'Bob=Kc Ks 5c / 9s 9d 9h 6c 6d / Js Jd Jc Jh 7s';
  const FOUL = 'Cy=Qc Qd 2h / 3c 5d 6h 7c 8s / Jd Tc 9c 8c 2d'.replace('Jd', 'Qs');
  const thirteen = (...more: string[]) => game('thirteen-card-poker', ...more);

  it('pays each pair by the sets, in the readings taken, at what a point is worth', async () => {
    const { players, pairs } = await json<Points>(...thirteen(...hands(ANN, BOB), '--point', '2.50'));
    expect(players.map(({ points, amount }) => [points, amount])).toEqual([
      [2, '5/1'],
      [-2, '-5/1'],
    ]);
    expect(pairs).toEqual([
      { players: ['Ann', 'Bob'], points: 2, because: [{ to: 'Ann', points: 2, why: 'the middle and back' }] },
    ]);
    const net = await json<Points>(...thirteen(...hands(ANN, BOB), '--reading', 'two=net'));
    expect(net.players.map(({ points }) => points)).toEqual([1, -1]);
    expect(net.readings[0]).toMatch(/less the one that is lost; the other reading: --reading two=won\.$/);
  });
  it('says whose hand is fouled, and shows a loss with its sign', async () => {
    const { out } = await assay(...thirteen(...hands(ANN, FOUL)));
    expect(out).toMatch(/^Cy +front .*fouled: sets are not in order$/m);
    expect(out).toMatch(/^Ann and Cy +Ann +6 +Ann 6: the opponent’s hand is fouled$/m);
    expect(out).toMatch(/^Cy +−6 +−\$6$/m);
  });
  it.each([
    [thirteen(...hands('Ann=Ah Kh', BOB)), 'three cards, five and five'],
    [thirteen(...hands(ANN, BOB.replace('Bob', 'Ann'))), 'Name each player once'],
    [thirteen(...hands(ANN, BOB.replace('5c', '3s'))), 'three of spades is there twice'],
    [thirteen(...hands(ANN, BOB), '--declares', 'Cy'), 'is no player here'],
    [thirteen(...hands(ANN, BOB), '--point', '0'), '--point is a sum of dollars'],
    [
      thirteen(...hands(ANN, BOB), '--reading', 'two=three'),
      'two=won or two=net or sweep=shot or sweep=basic',
    ],
    [thirteen(...hands(ANN, BOB), '--board', 'Ah'), 'has no board'],
    [game('face-up-chinese-poker', ...hands(ANN, BOB), '--declares', 'Ann'), 'Nobody declares a hand'],
  ])('refuses %s', async (asked, said) => {
    const { code, err } = await assay(...asked);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
