/** A choice or a permission takes away only the duty it is about. */
import { expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import type { Game } from '../format/record';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import { gb2007 } from '.';

const rulebook = parseRulebook(gb2007);

function asked(game: string, options: Record<string, string> = {}, wagers?: string[]): string[] {
  const found = rulebook.games.find(({ id }) => id === game) as Game;
  const start = defaultVariant(rulebook, found);
  const variant = {
    ...start,
    options: { ...start.options, ...options },
    wagers: wagers
      ? Object.fromEntries(Object.entries(start.wagers).filter(([id]) => wagers.includes(id)))
      : Object.fromEntries(found.wagers.map(({ id }) => [id, { payTable: 'minimum', pays: {} }])),
  };
  return evaluate({ rulebook, variant, day: rulebook.validFrom })
    .filter(({ verdict }) => verdict === 'needs-attestation')
    .map(({ clause }) => clause);
}

const without = (less: string[], more: string[]) => more.filter((clause) => !less.includes(clause));

it('a display in place of the circles takes away the moving of the wagers, by 3.23, and nothing else', () => {
  const circles = asked('roulette', { 'rage-display': 'circles' });
  const display = asked('roulette', { 'rage-display': 'electronic-display' });
  expect(without(display, circles)).toEqual(['3.22', '3.25']);
  expect(without(circles, display)).toEqual([]);
});

it('who deals the shoe decides which clauses on the shoe are asked', () => {
  const dealer = asked('punto-banco', { shoe: 'dealer' });
  const players = asked('punto-banco', { shoe: 'players' });
  expect(without(players, dealer)).toEqual(['6.4']);
  expect(without(dealer, players)).toEqual(['6.5', '6.6', '6.7', '6.8', '6.9']);
});

it('what is about a side wager is asked only of those who offer it', () => {
  const bare = asked('casino-holdem', {}, ['ante', 'call']);
  const all = asked('casino-holdem');
  expect(without(bare, all).filter((clause) => clause.startsWith('11.'))).toEqual(
    '11.79 11.84 11.94 11.95 11.98 11.98(a) 11.98(b) 11.98(c) 11.99 11.100'.split(' '),
  );
});
