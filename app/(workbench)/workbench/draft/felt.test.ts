import { describe, expect, it } from 'vitest';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import type { WagerChoice } from '@/rulebooks/variant/variant';
import { feltDrawing } from '@/simulations/catalogue/felts';
import { WIDE } from '@/simulations/felt/felt-of';
import { draftFelt } from './felt';
import { SAMPLE_GAME } from './sample';
import { viewWager } from './wager-view';

const options = chosenOptions(SAMPLE_GAME, {});

function drawnWith(choices: Readonly<Record<string, WagerChoice>>) {
  const views = SAMPLE_GAME.wagers.map((wager) =>
    viewWager(SAMPLE_GAME, wager, choices[wager.id], options, undefined),
  );
  return draftFelt(SAMPLE_GAME, options, views, { draws: feltDrawing(SAMPLE_GAME.family), width: WIDE });
}

const straightUp = { payTable: 'minimum', pays: {} };
const run = { payTable: 'table-1', pays: {} };

describe('the layout of a draft', () => {
  it('has the wagers on offer at their own tables, and no others', () => {
    expect(drawnWith({ 'straight-up': straightUp, run }).places).toEqual({
      'straight-up': 'Straight up pays 35 to 1',
      run: 'Run: The next 4 spins repeat the colour just spun, 3 to 1; The next 5 or more spins repeat the colour just spun, 4 to 1',
    });
    expect(Object.keys(drawnWith({ run }).places)).toEqual(['run']);
  });
  it('follows a pay as it is typed, and leaves out one that cannot be read', () => {
    const typed = (win: string) => drawnWith({ 'straight-up': { ...straightUp, pays: { win } } }).places;
    expect(typed('34to1')).toEqual({ 'straight-up': 'Straight up pays 34 to 1' });
    expect(typed('34 to')).toEqual({ 'straight-up': 'Straight up' });
  });
});
