import { expect, it } from 'vitest';
import { rulebookOf } from '../registry';
import { placeWords } from './place-words';
import { placesOf } from './places';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is registered');
const book = found.value;

it.each([
  [
    ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'],
    { says: 'Big Six (Wheel of Fortune), Symbol A, least pay, Symbol A is spun', clause: '10.9' },
  ],
  [['games', 'roulette', 'play'], { says: 'Roulette, play', clause: '3.1' }],
  [['sections', '10', 'rules', '10.9'], { says: 'Big Six (Wheel of Fortune)', clause: '10.9' }],
  [['games', 'no-such-game'], { says: 'no such game' }],
  [['scope'], { says: 'scope' }],
])('%j is said in words, with its clause', (at, expected) => {
  expect(placeWords(book, at)).toEqual(expected);
});

it('says an event of a wager by its label', () => {
  const at = ['games', 'roulette', 'wagers', 'roulette-rage', 'minimum', 'run-4'];
  expect(placeWords(book, at).says).toMatch(/^Roulette, Roulette Rage, least pay, The next 4 spins repeat/);
});

it('has words and a clause for each place that a form offers', () => {
  const unsaid = placesOf(book).filter(({ at }) => {
    const { says, clause } = placeWords(book, at);
    return says.includes(' / ') || clause === undefined;
  });
  expect(unsaid).toEqual([]);
});
