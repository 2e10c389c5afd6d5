import { describe, expect, it } from 'vitest';
import { recordedEdge } from '@/rulebooks/edges/recorded-edges';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import { gameRounds } from './game-rounds';

/** Otherwise a new draft and the list of drafts have no edge until somebody's worker has solved the game. */
describe.each(rulebooks().map((rulebook) => [rulebook.id, rulebook] as const))('%s', (_, rulebook) => {
  it.each(rulebook.games.map((game) => [game.id, game] as const))(
    'a new draft of %s has the recorded edge of each of its rounds',
    (_, game) => {
      const rounds = gameRounds(rulebook, defaultVariant(rulebook, game));
      if (!rounds.ok) return expect.unreachable();
      const unrecorded = rounds.value.filter(
        ({ round }) => !round.ok || recordedEdge(round.value) === undefined,
      );
      expect(unrecorded.map(({ id }) => id)).toEqual([]);
    },
  );
});
