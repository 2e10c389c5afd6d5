import { expect, it } from 'vitest';
import { readCards } from '../../equipment/cards/card';
import { blackjackAdviser } from './advice';
import { dealOut, nextCards, type Shoe, without } from './by-hand';
import { BlackjackParameters } from './parameters';
import { shoeOf } from './ranks';

const TABLES = { initial: { blackjack: '3 to 2', win: '1 to 1' } };
const cards = (text: string) => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const ask = (hand: string, dealer: string, given: object = {}) =>
  blackjackAdviser.advise(BlackjackParameters.parse({ decks: 1, ...given }), TABLES, {
    cards: { hand: cards(hand), dealer: cards(dealer) },
  });
const answered = (...asked: Parameters<typeof ask>) => {
  const advice = ask(...asked);
  if (!advice.ok) throw new Error(advice.problems[0]?.message);
  return advice.value;
};
const refused = (...asked: Parameters<typeof ask>) => {
  const advice = ask(...asked);
  return advice.ok ? undefined : advice.problems[0]?.message;
};

/** What a total gains that draws no more. */
function stood(shoe: Shoe, up: number, total: number): number {
  let gain = 0;
  dealOut(shoe, [up], 'stand', (chance, dealers, natural) => {
    if (natural) gain -= chance;
    else if (dealers > 21 || dealers < total) gain += chance;
    else if (dealers > total) gain -= chance;
  });
  return gain;
}

it('prices standing and doubling as dealing out the shoe does', () => {
  const [SIX, TEN, FIVE] = [5, 9, 4];
  const left = [SIX, TEN, FIVE].reduce(without, shoeOf(1) as Shoe);
  const advice = answered('6c 5d', 'Kh');
  const by = (choice: string) => advice.choices.find((one) => one.choice === choice)?.gains.valueOf();
  expect(by('stand')).toBeCloseTo(stood(left, TEN, 11), 12);
  const doubled = nextCards(left).reduce((sum, { kind, chance, left: rest }) => {
    const total = 11 + (kind === 0 ? 1 : kind + 1);
    return sum + chance * 2 * stood(rest, TEN, total);
  }, 0);
  expect(by('double')).toBeCloseTo(doubled, 12);
});

it('says what is best, and what the chart says', () => {
  const sixteen = answered('Ts 6h', 'Kh');
  expect([sixteen.street, sixteen.best, sixteen.says]).toEqual([
    'First two cards',
    'hit',
    'The chart says: draw.',
  ]);
  // Three cards of 16 without a six: fewer small cards are left.
  expect(answered('5c 4d 7h', 'Kh').best).toBe('stand');
  expect(answered('8c 8d', '6h')).toMatchObject({ best: 'split', says: 'The chart says: split.' });
  expect(answered('Ac Kd', '6h').choices.map(({ choice }) => choice)).toEqual(['stand']);
  expect(answered('Tc 6d', 'Kh', { surrender: 'late', dealersBlackjack: 'first' }).best).toBe('surrender');
});

it('says what the chart does with three cards, and where half may be given up', () => {
  const says = (...asked: Parameters<typeof ask>) => answered(...asked).says?.replace('The chart says: ', '');
  expect([says('5c 6d', '6s'), says('2c 3d 6h', '6s')]).toEqual(['double.', 'draw.']);
  const any = { double: 'any' };
  expect([says('Ac 7d', '5s', any), says('Ac 3d 4h', '5s', any)]).toEqual(['double.', 'stand.']);
  const late = { surrender: 'late', dealersBlackjack: 'first' };
  // Where every 16 of two cards is given up, the line is for 16 of three and more, on which players are taught to stand.
  expect([says('Tc 6d', 'Kh', late), says('Tc 2d 4h', 'Kh', late)]).toEqual(['give up half.', 'stand.']);
});

it('says what is missing or cannot be', () => {
  expect(refused('Ts', 'Kh')).toBe('Give one card of the dealer’s and at least two in the hand.');
  expect(refused('Ts 6c', '')).toBe('Give one card of the dealer’s and at least two in the hand.');
  expect(refused('Ts 6c 8d', 'Kh')).toBe('These cards are over 21: there is nothing left to choose.');
  expect(refused('2c 2d 2h 2s', '2c')).toBe('The shoe does not hold so many cards of one rank.');
});

it('takes any two cards that count ten for a pair where values are', () => {
  const split = (hand: string) =>
    answered(hand, '6c', { split: 'any', pair: 'value' }).choices.find(({ choice }) => choice === 'split');
  expect(split('Ks Qh')?.gains.valueOf()).toBe(split('Ks Kh')?.gains.valueOf());
});

it('offers to split two cards that count ten only if they are of one rank where a pair is', () => {
  const choices = (hand: string, dealer: string, pair: string) =>
    answered(hand, dealer, { split: 'any', pair }).choices;
  const names = (...asked: Parameters<typeof choices>) => choices(...asked).map(({ choice }) => choice);
  expect(names('Ks Qh', '6c', 'value')).toContain('split');
  expect(names('Ks Qh', '6c', 'rank')).not.toContain('split');
  expect(names('Ks Kh', '6c', 'rank')).toContain('split');
  // A king of the dealer's leaves one king fewer to split again.
  const split = (dealer: string) =>
    choices('Ks Kh', dealer, 'rank').find(({ choice }) => choice === 'split')?.gains;
  expect(split('Kd')?.valueOf()).not.toBe(split('Qd')?.valueOf());
});
