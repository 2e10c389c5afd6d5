/** What holds for the rules of one kind, in every rulebook. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import type { Game, Rule, Rulebook } from '../format/record';
import { ruleId } from '../format/scope';
import { defaultVariant } from '../offer/resolve';
import { rulebooks } from '../registry';
import { latestStart } from '../spelling/dates';
import { appliesTo } from '../terms/scope';
import { partsOf, rulesOf } from './cases';

const onlyRule = (rulebook: Rulebook, rule: Rule): Rulebook => ({
  ...rulebook,
  sections: [{ number: '1', title: 'One rule', rules: [rule] }],
});

describe('a rule that asks a person and holds evidence', () => {
  it.each(rulebooks().map((rulebook) => [rulebook.id, rulebook] as const))(
    'has the verdicts of both: %s',
    (_, rulebook) => {
      for (const rule of rulesOf(rulebook).filter(({ attests }) => attests !== undefined)) {
        const [game] = rulebook.games.filter((game) => appliesTo(rule, game, game.wagers)) as [Game];
        const found = (one: Rule) =>
          evaluate({
            rulebook: onlyRule(rulebook, one),
            variant: defaultVariant(rulebook, game),
            day: latestStart(rulebook, game, rule),
          });
        expect(found(rule)).toEqual(partsOf(rule).flatMap(found));
      }
    },
  );
});

describe('a rule that only informs', () => {
  it.each(rulebooks().map((rulebook) => [rulebook.id, rulebook] as const))(
    'has no finding beside all the others: %s',
    (_, rulebook) => {
      const informs = new Set(
        rulesOf(rulebook)
          .filter(({ kind }) => kind === 'informative')
          .map((rule) => ruleId(rulebook, rule)),
      );
      expect(informs.size).toBeGreaterThan(0);
      for (const game of rulebook.games) {
        const days = new Set(rulesOf(rulebook).map((rule) => latestStart(rulebook, game, rule)));
        for (const day of days) {
          const found = evaluate({ rulebook, variant: defaultVariant(rulebook, game), day });
          expect(found.filter(({ rule }) => informs.has(rule))).toEqual([]);
        }
      }
    },
  );
});
