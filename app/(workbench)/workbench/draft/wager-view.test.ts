import { describe, expect, it } from 'vitest';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { meterTerms } from '@/rulebooks/offer/meter';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Distribution } from '@/simulations/wagers/distribution';
import { rememberingViews, viewWager } from './wager-view';

const rulebook = rulebookOf('gb-2007');
if (!rulebook.ok) throw new Error('gb-2007 is not registered');
const roulette = gameOf(rulebook.value, 'roulette');
if (!roulette.ok) throw new Error('gb-2007 has no roulette');
const game = roulette.value;
const options = chosenOptions(game, {});

function wagerOf(id: string) {
  const found = game.wagers.find((wager) => wager.id === id);
  if (!found) throw new Error(`no wager ${id}`);
  return found;
}

/** Counted on the layout by hand: 18 of a colour, the zero, 18 of the other. */
const RED_BLACK: Distribution = {
  universe: 37n,
  outcomes: [
    { event: 'win', count: 18n },
    { event: 'zero', count: 1n },
    { event: 'lose', count: 18n },
  ],
  method: { id: 'by-hand', explains: 'Counted.', reductions: [] },
};
const view = (pays: Record<string, string>) =>
  viewWager(game, wagerOf('red-black'), { payTable: 'minimum', pays }, options, RED_BLACK);
const cell = (shown: ReturnType<typeof view>, event: string) =>
  shown.cells.find((found) => found.event === event);

describe('a wager on the screen', () => {
  it('has the edge that arithmetic on the layout gives: half a unit in 37', () => {
    expect(view({}).figures?.houseEdge).toBe('1/74');
  });

  it('shares out what is returned: 36 units on a win, half a unit at zero', () => {
    expect(cell(view({}), 'win')?.share).toBe('72/73');
    expect(cell(view({}), 'zero')?.share).toBe('1/73');
    expect(cell(view({}), 'lose')?.share).toBe('0/1');
  });

  it('says on which side of the minimum a cell is, by value and not by spelling', () => {
    expect(cell(view({ win: '2 to 1' }), 'win')?.against).toBe('above');
    expect(cell(view({ win: '1 to 2' }), 'win')?.against).toBe('below');
    expect(cell(view({ win: '5 to 5' }), 'win')?.against).toBe('at');
  });

  it('keeps a cell that cannot be read, says why, and has no edge until it can', () => {
    const shown = view({ win: '35/0' });
    expect(cell(shown, 'win')).toMatchObject({
      text: '35/0',
      problem: expect.stringContaining('The stake in these odds is 0'),
    });
    expect(shown.figures).toBeUndefined();
    expect(cell(shown, 'zero')?.contribution).toBe('-1/74');
  });

  it('is not worked out again for the same choice', () => {
    const remember = rememberingViews();
    const choice = { payTable: 'minimum', pays: {} };
    const wager = wagerOf('red-black');
    const first = remember(game, wager, choice, options, RED_BLACK);
    expect(remember(game, wager, choice, new Map(options), RED_BLACK)).toBe(first);
    expect(remember(game, wager, { ...choice }, options, RED_BLACK)).not.toBe(first);
  });
});

describe('a wager on a meter', () => {
  const stud = rulebook.ok ? gameOf(rulebook.value, 'casino-stud') : rulebook;
  const progressive = stud.ok ? stud.value.wagers.find(({ id }) => id === 'progressive') : undefined;
  if (!stud.ok || !progressive) throw new Error('gb-2007 has no stud progressive');

  /** The known counts of hands of five. */
  const FIVE_CARDS: Distribution = {
    universe: 2_598_960n,
    outcomes: [
      { event: 'royal-flush', count: 4n },
      { event: 'straight-flush', count: 36n },
      { event: 'four-of-a-kind', count: 624n },
      { event: 'full-house', count: 3_744n },
      { event: 'flush', count: 5_108n },
      { event: 'lose', count: 2_589_444n },
    ],
    method: { id: 'by-hand', explains: 'Counted.', reductions: [] },
  };
  const at = (terms: { contribution: string; meter: string }) =>
    viewWager(
      stud.value,
      progressive,
      { payTable: 'minimum', pays: {} },
      chosenOptions(stud.value, {}),
      FIVE_CARDS,
      meterTerms(progressive, { progressive: terms }),
    );

  it('returns what a hand count of its prizes at 150,000 gives: all to 4, a tenth to 36, and 100, 75 and 50', () => {
    const returned = 4 * 150_000 + 36 * 15_000 + 624 * 100 + 3_744 * 75 + 5_108 * 50;
    expect(at({ contribution: '70%', meter: '150,000' }).figures?.houseEdgePercent).toBeCloseTo(
      100 - (100 * returned) / 2_598_960,
      9,
    );
  });

  it('has no edge while the terms of the meter cannot be used, and says nothing about its shares', () => {
    const shown = at({ contribution: '', meter: '150,000' });
    expect(shown.figures).toBeUndefined();
    expect(cell(shown, 'royal-flush')?.contribution).toBeUndefined();
    expect(cell(shown, 'royal-flush')?.probability).toBe('1/649740');
    expect(cell(shown, 'flush')?.contribution).toBeDefined();
  });
});
