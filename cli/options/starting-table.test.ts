import { expect, it } from 'vitest';
import { chosenVariant, type VariantOptions } from './variant-options';

const NONE = { option: [], wager: [], payTable: [], pays: [], progressive: [] };
const tableOf = (option: string[], payTable: string[] = []) => {
  const found = chosenVariant(
    { ...NONE, rulebook: 'gb-2007', game: 'blackjack', option, payTable } as VariantOptions,
    new Date('2008-01-01T12:00:00Z'),
  );
  return found.ok ? found.value.variant.wagers['perfect-pairs']?.payTable : found.problems[0]?.message;
};

it('Perfect Pairs starts from the table printed for the decks that are asked for', () => {
  // 4.52: table 1 for four decks, table 2 for six.
  expect(tableOf(['decks=4'])).toBe('table-1');
  expect(tableOf(['decks=6'])).toBe('table-2');
  expect(tableOf([])).toBe('table-2');
});

it('a table that is asked for stays', () =>
  expect(tableOf(['decks=4'], ['perfect-pairs=table-2'])).toBe('table-2'));

it('decks that nobody can play with are refused', () =>
  expect(tableOf(['decks=0'])).toMatch(/^Decks? cannot be “0”|“0”/));
