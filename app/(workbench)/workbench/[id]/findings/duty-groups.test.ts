import { describe, expect, it } from 'vitest';
import { evaluate } from '@/rulebooks/evaluation';
import { sliceOf } from '@/rulebooks/format/slice';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import { groupByDuty } from './duty-groups';

const GAMES = rulebooks().flatMap((rulebook) =>
  rulebook.games.map((game) => ({ rulebook, game, name: `${rulebook.id} ${game.id}` })),
);

describe('what is to be confirmed', () => {
  it.each(GAMES)('for $name is in at most twelve groups, each rule once', ({ rulebook, game }) => {
    const day = game.validFrom ?? rulebook.validFrom;
    const asked = evaluate({ rulebook, variant: defaultVariant(rulebook, game), day }).filter(
      ({ verdict }) => verdict === 'needs-attestation',
    );
    const groups = groupByDuty(sliceOf(rulebook, game))(asked);
    expect(groups.length).toBeLessThanOrEqual(12);
    const rules = groups.flatMap(({ members }) => members.map(({ rule }) => rule));
    expect(rules.sort()).toEqual(asked.map(({ rule }) => rule).sort());
  });

  it('for roulette separates taking wagers from paying them', () => {
    const { rulebook, game } = GAMES.find(
      ({ name }) => name === 'gb-2007 roulette',
    ) as (typeof GAMES)[number];
    const asked = evaluate({
      rulebook,
      variant: defaultVariant(rulebook, game),
      day: rulebook.validFrom,
    }).filter(({ verdict }) => verdict === 'needs-attestation');
    const clauses = Object.fromEntries(
      groupByDuty(rulebook)(asked).map(({ duty, members }) => [duty, members.map(({ clause }) => clause)]),
    );
    expect(clauses.wagers).toContain('3.8');
    expect(clauses.wagers).toContain('3.10');
    expect(clauses.settling).toContain('3.9');
    expect(clauses.cards).toEqual(['3.7']);
  });
});
