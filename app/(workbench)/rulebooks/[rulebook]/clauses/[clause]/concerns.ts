/** What of a rulebook a clause is about: where it is cited, and what it applies to. */
import type { Rule } from '@/rulebooks/format/record';
import { namesWagers, speaksOf } from '@/rulebooks/terms/scope';
import type { AmbiguityCheck, ClaimCheck, RulebookChecks, RulebookWhole } from '@/server/rulebooks/shapes';

export type Concern = { game: string; gameLabel: string; id: string; label: string; how: string };

export type Concerns = {
  wagers: Concern[];
  options: Concern[];
  claims: ClaimCheck[];
  ambiguities: AmbiguityCheck[];
};

const named = (list: string[] | undefined, id: string): boolean => list?.includes(id) ?? false;

export function concernsOf(
  { rulebook }: RulebookWhole,
  { claims, ambiguities }: RulebookChecks,
  rule: Rule,
): Concerns {
  const { games, options } = rule.appliesTo;
  const inScope = (game: string) => games === undefined || games.includes(game);
  const concerns: Concerns = {
    wagers: [],
    options: [],
    claims: claims.filter(({ claim }) => claim.clause === rule.clause),
    ambiguities: ambiguities.filter(({ ambiguity }) => ambiguity.clause === rule.clause),
  };
  for (const game of rulebook.games) {
    const of = { game: game.id, gameLabel: game.label };
    for (const wager of game.wagers) {
      const { id, label } = wager;
      const table = wager.payTables.find(({ clause }) => clause === rule.clause);
      if (wager.clause === rule.clause) concerns.wagers.push({ ...of, id, label, how: 'is defined here' });
      else if (table) concerns.wagers.push({ ...of, id, label, how: `${table.label} is printed here` });
      else if (inScope(game.id) && namesWagers(rule) && speaksOf(rule, wager))
        concerns.wagers.push({ ...of, id, label, how: 'is in its scope' });
    }
    for (const option of game.options) {
      const { id, label } = option;
      if (option.clause === rule.clause) concerns.options.push({ ...of, id, label, how: 'is opened here' });
      else if (inScope(game.id) && named(options, id))
        concerns.options.push({ ...of, id, label, how: 'is in its scope' });
    }
  }
  return concerns;
}

/** "Every game of this rulebook", "Roulette, Dice". */
export function scopeWords({ rulebook }: RulebookWhole, rule: Rule): string {
  const { games } = rule.appliesTo;
  if (!games) return 'Every game of this rulebook';
  return games.map((id) => rulebook.games.find((game) => game.id === id)?.label ?? id).join(', ');
}
