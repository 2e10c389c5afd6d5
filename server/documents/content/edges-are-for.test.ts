import { expect, it } from 'vitest';
import { edgesAreFor } from './settings';

it('says in one sentence what edges are for, and spells names as they are', () => {
  expect(
    edgesAreFor([
      '8 decks',
      'Dealer’s soft 17: the dealer stands',
      'House Way: as printed',
      'Behind the Come on a Come Out Roll: Off',
      'The player sets every hand by the House Way',
    ]),
  ).toEqual([
    'The house edges are for: 8 decks; dealer’s soft 17: the dealer stands; House Way: as printed; Behind the Come on a Come Out Roll: off; the player sets every hand by the House Way.',
  ]);
  expect(edgesAreFor([])).toEqual([]);
});
