import { expect, it } from 'vitest';
import { CHOSEN, GAPS } from './house-way/gaps';
import { PaiGowParameters, readingsOf } from './parameters';

it('has every gap as a parameter, as chosen unless said', () => {
  expect(readingsOf(PaiGowParameters.parse({}))).toEqual(CHOSEN);
  for (const [id, { readings }] of Object.entries(GAPS))
    for (const reading of Object.keys(readings))
      expect(readingsOf(PaiGowParameters.parse({ [id]: reading }))).toEqual({ ...CHOSEN, [id]: reading });
});

it.each([
  [{ 'three-aces': 'middle' }, 'Choose how 13.21, three of a kind aces, is read: highest or lowest.'],
  [{ player: 'worst' }, 'Choose how the player sets the hands: house-way, best or best-five.'],
  [{ joker: 'two' }, 'Choose what the joker may be used as: limited, wild, none, two-wild or three-wild.'],
  [
    { player: 'best', bank: 'best' },
    'Let one side set by the House Way: what is best for both at once is not counted.',
  ],
  [
    { player: 'best', joker: 'two-wild' },
    'Let both sides set by the House Way with several jokers: what is best is not counted there.',
  ],
  [
    { bank: 'best', joker: 'three-wild' },
    'Let both sides set by the House Way with several jokers: what is best is not counted there.',
  ],
  [
    { decks: 2 },
    'Leave out "decks": this game has no such rule. It is played with one pack of 52 cards, with up to three jokers.',
  ],
])('refuses %o with a sentence', (input, message) => {
  const read = PaiGowParameters.safeParse(input);
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
