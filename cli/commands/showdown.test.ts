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
