import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TooltipProvider } from '@/app/components/tooltip';
import type { Game } from '@/rulebooks/format/record';
import { rulebookOf } from '@/rulebooks/registry';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { priceTables } from '@/server/rulebooks/price-tables';
import { PricedTables } from './priced-tables';

const shown = (book: RulebookId, of: string): string => {
  const found = rulebookOf(book);
  if (!found.ok) throw new Error(`no rulebook ${book}`);
  const { id, games, currency } = found.value;
  const game = games.find((each) => each.id === of) as Game;
  return renderToStaticMarkup(
    <TooltipProvider>
      <PricedTables rulebook={id} game={game} wagers={priceTables(game, currency)} />
    </TooltipProvider>,
  ).replaceAll(/<[^>]*>/g, ' ');
};

it('calls the edge of a game that the house banks its house edge', () => {
  const text = shown('gb-2007', 'three-card-poker');
  expect(text).toContain('House edge');
  expect(text).toContain('One house edge for all, per Ante');
});

it('calls that of a game which a player banks an edge, since the house has none there', () => {
  const text = shown('ca-hawaiian-gardens', 'three-card-poker');
  expect(text).toContain('One edge for all, per Ante');
  expect(text).not.toMatch(/house edge/i);
});
