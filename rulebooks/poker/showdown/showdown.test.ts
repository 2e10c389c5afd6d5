/** Cards as a page has them typed: who takes which part and why, and a sentence at each field that is wrong. */
import { describe, expect, it } from 'vitest';
import { pokerBookOf, pokerGameOf } from '@/rulebooks/poker-books';
import { answerShowdown, type ShowdownAnswer, type ShowdownQuestion } from './answer';
import { showdownGameOf } from './games';
import type { PointsTyped } from './points-asked';
import type { PotTyped } from './pot-asked';

function ask(id: string, typed: Partial<PotTyped> | Partial<PointsTyped>): ShowdownAnswer {
  const book = pokerBookOf('ca-hawaiian-gardens');
  const game = book.ok ? pokerGameOf(book.value, id) : book;
  if (!game.ok) throw new Error(`no game ${id}`);
  const rest = { players: [], boards: [], readings: {}, pot: '100', chip: '1', point: '1' };
  // Through JSON, as a page is handed it.
  const question = JSON.parse(
    JSON.stringify({ game: showdownGameOf(game.value), typed: { ...rest, ...typed } }),
  ) as ShowdownQuestion;
  return answerShowdown(question);
}

function faults(answer: ShowdownAnswer): [string | undefined, string][] {
  if (answer.is !== 'faulty') throw new Error(`answered with ${answer.is}`);
  return answer.problems.map(({ field, message }) => [field, message]);
}

const hands = (...cards: string[]) => cards.map((one) => ({ cards: one }));

describe('a pot', () => {
  it('is divided by part, with the odd chip and where its rule is', () => {
    // By hand: Ann’s A-2 with 3-5-8 is the low, Bob’s is the same; Bob’s nines are three of a kind. Of $21 the high is $11 and the low $10.
    const answer = ask('omaha-high-low', {
      players: hands('As 2d Kd Qc', 'Ah 2c 9d 9c'),
      boards: ['9h 3s 5c 8d Kc'],
      pot: '21',
    });
    if (answer.is !== 'divided') throw new Error(answer.is);
    expect(answer.parts.map(({ label, amount }) => [label, amount])).toEqual([
      ['High', '$11'],
      ['Low', '$10'],
    ]);
    expect(answer.totals).toEqual([
      { name: 'Player 1', amount: '$5' },
      { name: 'Player 2', amount: '$16' },
    ]);
    expect(answer.by).toEqual(['The rules of Omaha High/Low: lines 1219 to 1263 of the source.']);
  });

  it('names the line of the odd chip only where there is one', () => {
    // Nobody has a low, as the board has but two low cards; both hold kings and nines with an ace. $21 cannot be halved, $20 can.
    const players = hands('2c 2d 9c 9d 8h', '2h 2s 9h 9s 8c');
    const boards = ['Ad Kc Kh Qs 7h'];
    const odd = ask('five-card-omaha', { players, boards, pot: '21' });
    const even = ask('five-card-omaha', { players, boards, pot: '20' });
    if (odd.is !== 'divided' || even.is !== 'divided') throw new Error('not divided');
    expect(odd.parts[0]?.hands.map(({ takes, odd: more }) => [takes, more])).toEqual([
      ['$11', '$1'],
      ['$10', undefined],
    ]);
    expect(odd.by.slice(1)).toEqual(['Odd chips: line 2217 of the source.']);
    expect(even.by).toHaveLength(1);
  });

  it('is worth a share to each player before the river', () => {
    // Of 44 cards nine are hearts; the queen gives four of a kind and the three a full house, so seven are left to the flush.
    const answer = ask('texas-holdem', { players: hands('Ah Kh', 'Qs Qd'), boards: ['Qc 7h 2h 3s'] });
    if (answer.is !== 'worth') throw new Error(answer.is);
    expect([answer.ways, ...answer.players.map(({ share }) => share)]).toEqual(['44', '7/44', '37/44']);
  });

  it('is read with the reading chosen, and by no other', () => {
    const players = hands('As 2d 3c 4d 5h 9c Jd', '2s 3d 4c 5d 6h Kc Kd');
    const low = (readings: Record<string, string>) => {
      const answer = ask('super-7-card-stud-hi-lo-regular', { players, readings });
      if (answer.is !== 'divided') throw new Error(answer.is);
      return answer.parts[1]?.hands.filter(({ takes }) => takes).map(({ player }) => player);
    };
    expect(low({})).toEqual(['Player 2']);
    expect(low({ low: 'deuce-to-seven' })).toEqual(['Player 1']);
    expect(
      faults(ask('super-7-card-stud-hi-lo-regular', { players, readings: { low: 'high' } }))[0]?.[0],
    ).toBe('readings.low');
  });

  it('says at each field what is wrong with it, all at once', () => {
    const found = faults(
      ask('texas-holdem', {
        players: [{ cards: 'As Xx' }, { name: 'Bob', cards: 'Ks Kd Kc' }],
        boards: ['2c 3c 4c 5c 6c 7c'],
        pot: '0',
        chip: 'x',
      }),
    );
    expect(found.map(([field]) => field)).toEqual([
      'players.0.cards',
      'players.1.cards',
      'boards.0',
      'pot',
      'chip',
    ]);
    expect(found[1]?.[1]).toBe('Bob has 3 cards; 2 are a player’s own.');
    expect(found[3]?.[1]).toBe('The pot is a sum of dollars, for example 120, not “0”.');
  });

  it.each([
    [
      'one card in two places',
      hands('As Ad', 'Ks As'),
      'players.1.cards',
      'The ace of spades is there twice',
    ],
    [
      'one name twice',
      [
        { name: 'Ann', cards: 'As Ad' },
        { name: ' Ann ', cards: 'Ks Kd' },
      ],
      'players.1.name',
      'Name each player once',
    ],
    ['a blank name', [{ name: ' ', cards: 'As Ad' }, { cards: 'Ks Kd' }], 'players.0.name', 'Give a name'],
    ['one player', hands('As Ad'), 'players', 'Give 2 to 10 players.'],
    ['too much to count', hands('As', 'Kd'), 'players', 'too many to count one by one'],
  ])('refuses %s', (_, players, field, sentence) => {
    const [[at, message] = []] = faults(ask('texas-holdem', { players }));
    expect(at).toBe(field);
    expect(message).toContain(sentence);
  });

  it('names no option of the command line', () => {
    const found = [
      ask('texas-holdem', { players: [], boards: ['As', 'Ks'], pot: '', chip: '' }),
      ask('texas-holdem', {
        players: hands('As Ad', 'Ks Kd'),
        pot: '10',
        chip: '3',
        readings: { low: 'high' },
      }),
      ask('thirteen-card-poker', { players: [], point: '', readings: { two: 'x' } }),
    ].flatMap(faults);
    expect(found).toHaveLength(9);
    expect(found.filter(([, message]) => message.includes('--'))).toEqual([]);
  });
});

describe('points', () => {
  const player = (front: string, middle: string, back: string, declares = false) => ({
    sets: { front, middle, back },
    declares,
  });
  const ANN = player('Kh Kd 2c', 'Ts Td Th 4c 4d', 'As Ad Ac Ah 3s');
  const BOB = player('Kc Ks 5c', '9s 9d 9h 6c 6d', 'Js Jd Jc Jh 7s');

  it('are owed by each pair, with what a point is worth', () => {
    const answer = ask('thirteen-card-poker', { players: [ANN, BOB], point: '2.50' });
    if (answer.is !== 'points') throw new Error(answer.is);
    expect(answer.players.map(({ points, amount }) => [points, amount])).toEqual([
      [2, '$5'],
      [-2, '−$5'],
    ]);
    expect(answer.pairs[0]?.because).toEqual([{ to: 'Player 1', points: 2, why: 'the middle and back' }]);
  });

  it('are refused at the set that is wrong', () => {
    const found = faults(
      ask('thirteen-card-poker', { players: [player('Kh Kd', 'Ts Td Th 4c 4d', 'As Ad Ac Ah Ts'), BOB] }),
    );
    expect(found).toEqual([
      ['players.0.sets.front', 'Player 1’s front has three cards, not 2.'],
      ['players.0.sets.back', 'The ten of spades is there twice; each card is once in the pack.'],
    ]);
  });

  it('know no declared hand where the game has none', () => {
    const declaring = { ...ANN, declares: true };
    expect(faults(ask('face-up-chinese-poker', { players: [declaring, BOB] }))).toEqual([
      ['players.0.declares', 'Nobody declares a hand in Face-Up Chinese Poker.'],
    ]);
  });
});
