import { describe, expect, it } from 'vitest';
import { givenCards, stillWanted } from './given-cards';

const ULTIMATE = [
  { cards: 0, street: 'Before the flop' },
  { cards: 3, street: 'At the flop' },
  { cards: 5, street: 'After the river' },
];
const CASINO = [{ cards: 3, street: 'At the flop' }];

const wanted = (hole: string, board: string, streets = ULTIMATE) =>
  stillWanted(givenCards({ hole, board }), streets);

describe('the cards of a question', () => {
  it('are the same with letters, signs and in lower case', () => {
    const marks = givenCards({ hole: 'Ah Td', board: '9c 2s Kd' });
    expect(marks.hole).toHaveLength(2);
    expect(givenCards({ hole: 'a♥ 10♦', board: '9♣2♠k♦' })).toEqual(marks);
    expect(marks).toMatchObject({ problems: {}, half: false });
  });

  it.each([
    ['zz qq', '', { hole: expect.stringContaining('“zz” is no card of the pack') }],
    ['9h 4c Kd', '', { hole: 'There are 3 cards in the hand; leave 2 at most.' }],
    ['', 'Ah Kh Qh Jh Th 9h', { board: 'There are 6 cards on the table; leave 5 at most.' }],
    ['9h 4c', '9♥', { board: 'A card is in the hand and on the table; name each once.' }],
  ])('%j with %j on the table are refused at their field', (hole, board, problems) => {
    expect(givenCards({ hole, board }).problems).toEqual(problems);
    expect(wanted(hole, board)).toBe('Every card must be readable first.');
  });

  it('are requested until there are as many as at a decision', () => {
    expect(wanted('9h', '')).toBe('Give the two cards of the hand.');
    expect(wanted('9h 4c', 'Kd')).toBe(
      'You can ask with no cards on the table (before the flop), 3 (at the flop) or 5 (after the river). There is 1 now.',
    );
    expect(wanted('9h 4c', '', CASINO)).toBe(
      'You can ask with 3 cards on the table (at the flop). There are none now.',
    );
    expect([wanted('9h 4c', ''), wanted('9h 4c', 'Kd 2s 3s'), wanted('9h 4c', 'Kd 2s 3s', CASINO)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['9', 'Ah 1', 'Ah 10', 'Ahk', 'A♥t'])('%j is not an error: a suit is still missing', (hole) => {
    expect(givenCards({ hole, board: '' })).toMatchObject({ problems: {}, half: true });
    expect(wanted(hole, '')).toBe('Give the suit of the last card as well.');
    expect(wanted('Ac Kd', `2s ${hole}`)).toBe('Give the suit of the last card as well.');
  });

  it.each(['zz 9', 'JJ', '90', '9 4c'])('%j is an error', (hole) => {
    expect(givenCards({ hole, board: '' }).problems.hole).toContain('is no card of the pack');
  });
});
