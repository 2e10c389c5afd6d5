import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TooltipProvider } from '@/app/components/tooltip';
import { givenIn } from '@/rulebooks/edges/headline-edge';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { rulebooks } from '@/rulebooks/registry';
import { baccarat } from '@/simulations/games/baccarat/family';
import { viewWager } from '../../draft/wager-view';
import { EdgeHeader } from '../edges/edge-header';
import { type Model, ModelContext } from '../model/model';
import { CommissionPanel } from './commission-panel';

vi.mock('../model/use-analysis', () => ({ useAnalysis: () => ({}) }));

const rulebook = rulebooks().find(({ id }) => id === 'co-rule-28') as Rulebook;
const game = rulebook.games.find(({ id }) => id === 'baccarat') as Game;
const distribution = baccarat.distribution({ decks: 8, seats: 7 }, 'banker-charged-on-tie');

function shown(id: string, given: Record<string, string>, Part = CommissionPanel): string {
  const options = chosenOptions(game, given);
  const wager = game.wagers.find((known) => known.id === id) as Game['wagers'][number];
  const choice = { payTable: 'minimum', pays: {} };
  const put = { circumstances: {}, options: given, wagers: { [id]: choice } };
  const view = viewWager(
    game,
    wager,
    choice,
    options,
    distribution,
    undefined,
    givenIn(id, { game, variant: put }),
  );
  const limits = { currency: 'USD', minimum: 500, maximum: 50_000 };
  const model = {
    rulebook,
    game,
    view,
    draft: {},
    live: { options, saved: [] },
    editing: { content: { circumstances: { limits } } },
  };
  const markup = renderToStaticMarkup(
    // The panel and the header look at these parts of the model and at no other.
    <ModelContext.Provider value={model as unknown as Model}>
      <TooltipProvider>
        <Part />
      </TooltipProvider>
    </ModelContext.Provider>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('shows what a rounded vigorish costs at each stake between the limits', () => {
  const text = shown('banker', { 'vigorish-rounding': 'up' });
  // Derived independently: see independent-figures.md of the rulebook.
  expect(text).toContain('$7 $0.50 7.1429% 2.0406%');
  expect(text).toContain('$12 $0.75 6.2500% 1.6312%');
  expect(text).toContain('of what is won on “The banker wins”, rounded up');
  expect(text).toContain('On stakes in steps of $0.25 the edge runs from 1.0579% at $5 to 3.1325% at $5.25');
});

it('gives the share at which a charge on ties costs nothing', () => {
  const text = shown('banker', { 'vigorish-charged': 'ties' });
  expect(text).toContain('the edge is zero at a share of 12.9795%');
  expect(text).toContain('The edge is the same at every stake');
});

it('is absent for wagers that are not charged', () => {
  expect(shown('player', {})).toBe('');
});

it('leads with the edge before rounding, named as such, beside what rounding makes of it', () => {
  const text = shown('banker', { 'vigorish-rounding': 'up' }, EdgeHeader);
  expect(text).toContain('House edge , before the vigorish is rounded 1.0579%');
  expect(text).toContain('House edge with the vigorish rounded 1.0579% at $5 to 3.1325% at $5.25');
});

it('says nothing about rounding where the charge is exact, or where nothing is charged', () => {
  expect(shown('banker', { 'vigorish-rounding': 'exact' }, EdgeHeader)).not.toContain('round');
  expect(shown('player', { 'vigorish-rounding': 'up' }, EdgeHeader)).not.toContain('round');
});
