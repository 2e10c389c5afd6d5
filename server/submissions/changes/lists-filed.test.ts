/** Two games may have one name: an edition has taken in the one whose wagers it has. */
import { expect, it } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import { listsFiled } from './lists-filed';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('Great Britain is a rulebook');
const book = found.value;
const wheel = book.games.find(({ id }) => id === 'big-six');
const labels = wheel?.wagers.map(({ label }) => label) ?? [];
const filed = (...names: string[]) => ({
  wagers: Object.fromEntries(
    names.map((label, at) => [`w-${at}`, { label, explains: '', side: false, wager: 'x' }]),
  ),
});

it('a game of the name of a listed one with wagers of its own is not listed', () => {
  expect(labels.length).toBeGreaterThan(1);
  expect(listsFiled(book, filed(...labels), wheel?.label ?? '')).toBe(true);
  expect(listsFiled(book, filed('Lucky ladder'), wheel?.label ?? '')).toBe(false);
  expect(listsFiled(book, filed(...labels, 'Lucky ladder'), wheel?.label ?? '')).toBe(false);
  expect(listsFiled(book, filed(...labels), 'Ladder')).toBe(false);
});

it('is found however its name and its wagers are spelled', () => {
  expect(listsFiled(book, filed(` ${labels[0]?.toUpperCase()} `), ` ${wheel?.label.toUpperCase()} `)).toBe(
    true,
  );
});
