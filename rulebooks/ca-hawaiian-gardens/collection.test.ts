import { expect, it } from 'vitest';
import { caHawaiianGardens } from '.';
import { collectionOf } from './collection';

/** Of several forms of a wager one is on offer, and all go by one name. */
const free = caHawaiianGardens.games.flatMap(({ id, options, wagers }) =>
  wagers.flatMap(({ feeFree, label }) =>
    feeFree ? [{ game: id, label: label.replace(/ \(.*\)$/, ''), options }] : [],
  ),
);

it('seven wagers are free of the fee, two of them forms of one', () => {
  expect(free.map(({ game, label }) => `${game}: ${label}`)).toEqual([
    'baccarat: Bonus Wager',
    'pokara: Bonus Bet',
    'pokara: Bonus Bet',
    'super-pan-9: Bonus Tie Bet',
    'blackjack-poker: Insurance',
    'blackjack-poker: Perfect Pair Bonus Bet',
    'ultimate-texas-holdem: Trips Bonus',
  ]);
});

it.each(free)('$game posts that no fee is taken for the $label, wherever a bet pays one', (one) => {
  const charging = (one.options ?? [])
    .flatMap(({ collects, values }) => (collects ? values : []))
    .filter(({ label }) => !label.includes('no fee for a bet'));
  expect(charging.length).toBeGreaterThan(0);
  for (const { posted } of charging)
    expect(posted).toMatch(new RegExp(`\\(none for the ([^)]* and )?${one.label}( and [^)]*)?\\)`));
});

it('posts what a player pays at the limit of the table, without the name of the schedule', () => {
  const { values } = collectionOf('fortune-7-baccarat', 'Fortune 7 54');
  expect(values[0]?.posted).toBe(
    'at $5 to $10: $0.50 a bet from each player; $1 a hand from the player-dealer',
  );
});

it('names a limit of one sum by that sum', () => {
  // Option 6 of the California games, line 3114 of the source, is for wagers of $100.
  const six = collectionOf('caribbean-stud-poker', 'Rates Three Card 2').values[5];
  expect(six?.posted).toBe('at $100: $1 a bet from each player; $3 a hand from the player-dealer');
});

it('posts the fee of Ultimate Texas Hold’em for each Ante, which is the one wager that pays it', () => {
  const [option] = caHawaiianGardens.games.find(({ id }) => id === 'ultimate-texas-holdem')?.options ?? [];
  expect(option?.values[0]?.posted).toMatch(
    /^at \$10 to \$100: \$1 for each Ante from each player \(none for the Blind, Play and Trips Bonus\); /,
  );
});
