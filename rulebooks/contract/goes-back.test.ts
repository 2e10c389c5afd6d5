import { expect, it } from 'vitest';
import { settledWith } from '../offer/engine-wager';
import { rulebooks } from '../registry';

const ROUNDS = rulebooks().flatMap((rulebook) =>
  rulebook.games.flatMap((game) =>
    game.wagers
      .filter((wager) => settledWith(game, wager).length > 1)
      .map((wager) => [`${rulebook.id} ${game.id} ${wager.id}`, wager] as const),
  ),
);

/** As its own words say: “Returned if the dealer has less.” */
const GOES_BACK = /\b(returned|returns it|goes back)\b/i;

it('knows wagers of rounds that go back', () => {
  expect(ROUNDS.filter(([, { explains }]) => GOES_BACK.test(explains ?? '')).length).toBeGreaterThan(10);
});

it.each(ROUNDS)('%s says beside its name when it goes back, where a sign promises a pay', (_, wager) => {
  if (GOES_BACK.test(wager.explains ?? '')) expect(wager.besideName).toMatch(/return/);
});
