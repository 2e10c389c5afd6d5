/** A filed game in a draft: a wager comes with its place for pays, and goes with it. */
import { expect, it } from 'vitest';
import { FILED_GAME, type FiledGame, NO_RULES } from '@/rulebooks/variant/filed-game';
import type { Variant } from '@/rulebooks/variant/variant';
import { applyEdit, contentOf, placeOf, variantOf } from './content';
import { SAMPLE_GAME } from './sample';

const wager = { label: 'Nine', explains: '', side: false, wager: 'straight-up' };
const filed = (wagers: FiledGame['wagers']): FiledGame => ({
  label: 'Nines',
  rules: NO_RULES,
  parameters: {},
  wagers,
});
const variant: Variant = {
  rulebook: 'gb-2007',
  game: FILED_GAME,
  options: {},
  wagers: {},
  filed: filed({}),
  circumstances: {},
  attestations: {},
};
const start = contentOf({ name: 'Nines', day: '2026-01-01', variant });
const after = (content: typeof start, wagers: FiledGame['wagers']) =>
  applyEdit(content, { kind: 'filed', filed: filed(wagers) }, SAMPLE_GAME, 'GBP');

it('a new wager is on offer, one that is left out stays so, and one that is gone takes its pays along', () => {
  const one = after(start, { nine: wager });
  expect(one.wagers).toEqual({ nine: { payTable: 'filed', pays: {} } });
  expect(after({ ...one, wagers: {} }, { nine: { ...wager, label: 'Nines' } }).wagers).toEqual({});
  expect(
    after({ ...one, wagers: { nine: { payTable: 'filed', pays: { win: '9 to 1' } } } }, {}).wagers,
  ).toEqual({});
});

it('goes to the server as it was typed, and one field is one step to take back', () => {
  expect(variantOf(start, variant)).toEqual(variant);
  expect(placeOf({ kind: 'filed', filed: filed({}), place: 'label' })).toBe('filed label');
  expect(placeOf({ kind: 'filed', filed: filed({}) })).toBeNull();
});
