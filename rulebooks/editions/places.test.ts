import { expect, it } from 'vitest';
import { rulebookOf } from '../registry';
import { EditionDifference, editionUnder } from './difference';
import { placesOf } from './places';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is registered');
const book = found.value;
const places = placesOf(book);

it('names the least pay of a split, and the number of a rule', () => {
  expect(places).toContainEqual({
    group: 'Roulette',
    label: 'Split, win: 17 to 1',
    at: ['games', 'roulette', 'wagers', 'split', 'minimum', 'win'],
    was: '17 to 1',
  });
  expect(places.some(({ at }) => at[0] === 'sections' && at[4] === 'parameters')).toBe(true);
});

it('each is in the record with the value it names: a draft of them all is refused for nothing else', () => {
  const draft = EditionDifference.parse({
    of: 'gb-2007',
    edition: 'Draft of everything',
    validFrom: '2027-01-01',
    changes: places.map(({ at, was }) => ({ at, was, becomes: `${was} `, because: 'Tried.' })),
  });
  const edition = editionUnder(book, draft);
  const messages = edition.ok ? [] : edition.problems.map(({ message }) => message);
  expect(messages.filter((message) => /There is no|which is not what/.test(message))).toEqual([]);
  expect(places.length).toBeGreaterThan(100);
});
