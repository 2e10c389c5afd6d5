/** What a draft edition does to a game that is played: worked out by hand for roulette of Great Britain. */
import { describe, expect, it } from 'vitest';
import { defaultVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { type Change, EditionDifference, editionUnder } from './difference';
import { effectOn, isUnaffected } from './effect';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is registered');
const book = found.value;

function tried(
  game: string,
  changes: Partial<Change>[],
  pays: Record<string, string> = {},
  options: Record<string, string> = {},
) {
  const difference = EditionDifference.parse({
    of: 'gb-2007',
    edition: 'Draft of May 2027',
    validFrom: '2027-09-01',
    changes: changes.map((change) => ({ because: 'Tried.', ...change })),
  });
  const edition = editionUnder(book, difference);
  const played = gameOf(book, game);
  if (!edition.ok || !played.ok) throw new Error(JSON.stringify(edition));
  const variant = defaultVariant(book, played.value);
  const wagers = Object.keys(pays).length > 0 ? { split: { payTable: 'minimum', pays } } : variant.wagers;
  return effectOn(
    { variant: { ...variant, wagers, options: { ...variant.options, ...options } } },
    { book, edition: edition.value, difference },
  );
}

const SPLIT = ['games', 'roulette', 'wagers', 'split', 'minimum', 'win'];
const kinds = ({ effects }: ReturnType<typeof tried>) =>
  effects.map(({ kind, before, after }) => [
    kind,
    after?.clause ?? before?.clause,
    before?.verdict,
    after?.verdict,
  ]);

describe('a minimum that rises from 17 to 18 to 1', () => {
  const change = { at: SPLIT, was: '17 to 1', becomes: '18 to 1' };

  it('is newly breached by a table that pays 17 to 1', () => {
    expect(kinds(tried('roulette', [change], { win: '17 to 1' }))).toEqual([
      ['newly-breaches', '3.2(B)', 'meets', 'breach'],
    ]);
  });

  it('leaves nothing of the notice that a table owed which paid 18 to 1 before it had to', () => {
    expect(kinds(tried('roulette', [change], { win: '18 to 1' }))).toEqual([
      ['freed', '2.4(e)', 'not-assessed', undefined],
      ['freed', '2.8', 'not-assessed', undefined],
    ]);
  });

  it('is newly breached by a table that pays what the rulebook asks today', () => {
    expect(kinds(tried('roulette', [change]))).toEqual([['newly-breaches', '3.2(B)', 'meets', 'breach']]);
  });

  it('does nothing to a game of which it says nothing', () => {
    expect(isUnaffected(tried('sic-bo', [change]))).toBe(true);
  });
});

it('a minimum that falls from 17 to 16 to 1 frees a table that pays 16 to 1', () => {
  const change = { at: SPLIT, was: '17 to 1', becomes: '16 to 1' };
  expect(kinds(tried('roulette', [change], { win: '16 to 1' }))).toEqual([
    ['freed', '3.2(B)', 'breach', 'meets'],
  ]);
});

it('a breach that stays one is reported only because what is asked has changed', () => {
  const raised = { at: SPLIT, was: '17 to 1', becomes: '18 to 1' };
  const effects = tried('roulette', [raised], { win: '16 to 1' });
  expect(kinds(effects)).toEqual([['asks-otherwise', '3.2(B)', 'breach', 'breach']]);
  expect(effects.effects[0]).toMatchObject({
    before: { threshold: '17 to 1' },
    after: { threshold: '18 to 1' },
  });
});

it('an option that is no longer there cannot be offered, and nothing else is said of the game', () => {
  const at = ['games', 'roulette', 'options', 'rage-display', 'values', 'electronic-display'];
  const was = { value: 'electronic-display', label: 'Electronic number display' };
  const permits = ['sections', '3', 'rules', '3.23', 'evidence', 'oneOf', 'electronic-display'];
  const changes = [
    { at: permits, was: 'electronic-display' },
    { at, was },
  ];
  const played = tried('roulette', changes, {}, { 'rage-display': 'electronic-display' });
  expect(played.cannot.join(' ')).toContain('electronic-display');
  expect(played.effects).toEqual([]);
  expect(tried('roulette', changes).cannot).toEqual([]);
});

it('other odds of the same spin need no new analysis, another wheel does', () => {
  const wheel = book.games.find(({ id }) => id === 'roulette')?.options.find(({ id }) => id === 'wheel');
  const becomes = { ...wheel, label: `${wheel?.label}, as drawn` };
  const at = ['games', 'roulette', 'options', 'wheel'];
  expect(tried('roulette', [{ at, was: wheel, becomes }]).analyseAgain).toBe(true);
  expect(tried('roulette', [{ at: SPLIT, was: '17 to 1', becomes: '18 to 1' }]).analyseAgain).toBe(false);
  expect(tried('sic-bo', [{ at, was: wheel, becomes }]).analyseAgain).toBe(false);
});
