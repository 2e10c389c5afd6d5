import { expect, it } from 'vitest';
import { evaluate } from '../../evaluation';
import { readVariant } from '../../offer/read-variant';
import { rulebookOf } from '../../registry';

const trial = { from: '2026-11-01', to: '2026-12-31' };

/** Sic bo with a wager of the operator's own: what 2.3(b) finds of that wager. */
function foundOf(play: string | undefined, circumstances: object) {
  const rulebook = rulebookOf('gb-2007');
  const row = { event: 'row-1', label: 'A triple', when: 'triple', pays: '20 to 1' };
  const wager = { label: 'High road', ...(play !== undefined && { play }), rows: [row], otherwise: 'lose' };
  const variant = readVariant({
    rulebook: 'gb-2007',
    game: 'sic-bo',
    wagers: {},
    written: { 'own-1': wager },
    circumstances,
  });
  if (!rulebook.ok || !variant.ok) return expect.unreachable();
  return evaluate({ rulebook: rulebook.value, variant: variant.value, day: '2026-11-30' })
    .filter(({ clause, wager: of }) => clause === '2.3(b)' && of === 'own-1')
    .map(({ verdict }) => verdict);
}

it('a listed game on trial owes how its own wager is played', () => {
  expect(foundOf(undefined, { trial })).toEqual(['breach']);
  expect(foundOf('  ', { trial })).toEqual(['breach']);
  expect(foundOf('Placed before the dice are thrown.', { trial })).toEqual(['meets']);
  expect(foundOf(undefined, {})).toEqual([]);
});
