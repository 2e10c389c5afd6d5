import { describe, expect, it } from 'vitest';
import { familyHead } from '@/simulations/catalogue/heads';
import type { Asks } from '@/simulations/family/round-shown';
import { givenCards, stillWanted } from './given-cards';

const asksOf = (family: string): Asks => {
  const asks = familyHead(family).shows?.asks;
  if (!asks) throw new Error(`${family} cannot be asked`);
  return asks;
};
const ULTIMATE = asksOf('ultimate-holdem');
const CASINO = asksOf('casino-holdem');

const wanted = (hole: string, board: string, asks = ULTIMATE) =>
  stillWanted(givenCards({ hole, board }, asks), asks);

describe('the cards of a question', () => {
  it('are the same with letters, signs and in lower case', () => {
    const marks = givenCards({ hole: 'Ah Td', board: '9c 2s Kd' }, ULTIMATE);
    expect(marks.cards.hole).toHaveLength(2);
    expect(givenCards({ hole: 'a♥ 10♦', board: '9♣2♠k♦' }, ULTIMATE)).toEqual(marks);
    expect(marks).toMatchObject({ problems: {}, half: false });
  });

  it.each([
    ['zz qq', '', { hole: expect.stringContaining('“zz” is no card of the pack') }],
    ['9h 4c Kd', '', { hole: 'There are 3 cards in the hand; leave 2 at most.' }],
    ['', 'Ah Kh Qh Jh Th 9h', { board: 'There are 6 cards on the table; leave 5 at most.' }],
    ['9h 4c', '9♥', { board: 'A card is in the hand and on the table; name each once.' }],
  ])('%j with %j on the table are refused at their field', (hole, board, problems) => {
    expect(givenCards({ hole, board }, ULTIMATE).problems).toEqual(problems);
    expect(wanted(hole, board)).toBe('Every card must be readable first.');
  });

  it('are requested until there are as many as at a decision', () => {
    expect(wanted('9h', '')).toBe('Give the 2 cards in the hand.');
    expect(wanted('9h 4c', 'Kd')).toBe(
      'You can ask with no cards on the table (before the flop), 3 (at the flop) or 5 (after the river). There is 1 now.',
    );
    expect(wanted('9h 4c', '', CASINO)).toBe('Give the 3 cards on the table.');
    expect([wanted('9h 4c', ''), wanted('9h 4c', 'Kd 2s 3s'), wanted('9h 4c', 'Kd 2s 3s', CASINO)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['9', 'Ah 1', 'Ah 10', 'Ahk', 'A♥t'])('%j is not an error: a suit is still missing', (hole) => {
    expect(givenCards({ hole, board: '' }, ULTIMATE)).toMatchObject({ problems: {}, half: true });
    expect(wanted(hole, '')).toBe('Give the suit of the last card as well.');
    expect(wanted('Ac Kd', `2s ${hole}`)).toBe('Give the suit of the last card as well.');
  });

  it.each(['zz 9', 'JJ', '90', '9 4c'])('%j is an error', (hole) => {
    expect(givenCards({ hole, board: '' }, ULTIMATE).problems.hole).toContain('is no card of the pack');
  });
});

describe('a pack with a joker', () => {
  const PAI_GOW = asksOf('pai-gow-poker');
  const given = (hand: string) => givenCards({ hand }, PAI_GOW);

  it.each(['Jk Ah', 'joker, ah', 'ah JK'])('reads it in %j', (hand) =>
    expect(given(hand)).toMatchObject({
      half: false,
      problems: {},
      cards: { hand: expect.arrayContaining([52, 50]) },
    }),
  );
  it.each(['Ah J', 'Ah jo', 'Ah joke', 'Ah K'])('%j is not an error: the rest is still to come', (hand) =>
    expect(given(hand)).toMatchObject({ half: true, problems: {}, cards: { hand: [50] } }),
  );
  it('is asked for seven cards, each once', () => {
    expect(stillWanted(given('Jk Ah Kd'), PAI_GOW)).toBe('Give the 7 cards in the hand.');
    expect(stillWanted(given('Jk Ah Kd 9c 9s 7h 4d'), PAI_GOW)).toBeUndefined();
    expect(given('Jk Jk jk').cards.hand).toEqual([52, 53, 54]);
    expect(given('Jk Jk Jk Jk').problems).toEqual({
      hand: 'Name 3 jokers at most: no pack here has more.',
    });
    expect(givenCards({ hole: 'Jk', board: '' }, ULTIMATE).problems.hole).toContain('is no card of the pack');
  });
});

/** No game that anybody deals: the page knows none of its words. */
describe('an invented game of two groups that both grow', () => {
  const INVENTED: Asks = {
    groups: [
      { id: 'claw', label: 'Claw', where: 'in the claw', example: '2c' },
      { id: 'nest', label: 'Nest', where: 'in the nest', example: 'Kd 2s' },
    ],
    decisions: [
      { street: 'At dawn', cards: { claw: 1, nest: 0 } },
      { street: 'At noon', cards: { claw: 2, nest: 3 } },
    ],
  };
  const asked = (claw: string, nest: string) => stillWanted(givenCards({ claw, nest }, INVENTED), INVENTED);

  it('can be asked with as many cards as a decision knows, and no other', () => {
    expect(asked('9h', '')).toBeUndefined();
    expect(asked('9h 4c', 'Kd 2s 3s')).toBeUndefined();
    expect(asked('9h 4c', 'Kd')).toBe(
      'You can ask with 1 card in the claw and no cards in the nest (at dawn) or 2 cards in the claw and 3 cards in the nest (at noon). There are 2 in the claw and 1 in the nest now.',
    );
  });

  it('has its own words for what is wrong', () => {
    expect(givenCards({ claw: '9h 4c 5c', nest: '' }, INVENTED).problems).toEqual({
      claw: 'There are 3 cards in the claw; leave 2 at most.',
    });
    expect(givenCards({ claw: '9h', nest: '9h' }, INVENTED).problems).toEqual({
      nest: 'A card is in the claw and in the nest; name each once.',
    });
  });
});
