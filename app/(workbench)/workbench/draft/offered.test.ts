import { expect, it } from 'vitest';
import { offeredIn } from './offered';

it('counts a written wager among those that are offered', () => {
  const wagers = { player: { payTable: 'minimum', pays: {} }, banker: { payTable: 'minimum', pays: {} } };
  const written = { seven: { label: 'Seven', rows: [], otherwise: 'lose' as const } };
  expect([offeredIn({ wagers }), offeredIn({ wagers, written })]).toEqual([2, 3]);
});
