/** For each rule of a rulebook, the verdict that each of its cases must get, and how it is said. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import type { Rule, Rulebook } from '../format/record';
import { ruleId } from '../format/scope';
import { defaultVariant } from '../offer/resolve';
import { rulebooks } from '../registry';
import { latestStart } from '../spelling/dates';
import { appliesTo } from '../terms/scope';
import { casesOf, partsOf, rulesOf } from './cases';

/** "1 wagers", "+1 points", but not "Pay Table 1 pays". */
const ONE_AS_MANY = /(?<![\w#.,-])1 (?!as\b|is\b|has\b|pays\b|prints\b|less\b)\p{Ll}+s\b/u;

function verdicts(rulebook: Rulebook): void {
  describe('gives each rule its verdicts', () => {
    for (const rule of rulesOf(rulebook).flatMap(partsOf)) {
      const games = rulebook.games.filter((game) => appliesTo(rule, game, game.wagers));
      it(`${rule.clause} ${rule.kind}`, () => {
        const only = onlyRule(rulebook, rule);
        const cases = games.flatMap((game) => {
          const day = latestStart(rulebook, game, rule);
          return casesOf(rulebook, game, rule).map((case_) => ({ day, ...case_ }));
        });
        if (rule.kind === 'informative') expect(findingsOfDefaults(only, rule)).toEqual([]);
        else expect(cases.length).toBeGreaterThan(0);
        for (const { name, variant, figures, day, expect: verdict, ...place } of cases) {
          const found = evaluate({ rulebook: only, variant, figures, day }).filter(
            (finding) =>
              finding.rule === ruleId(rulebook, rule) &&
              (place.wager === undefined || finding.wager === place.wager) &&
              (place.event === undefined || finding.event === place.event) &&
              (place.option === undefined || finding.option === place.option),
          );
          const verdictsFound = found.map((finding) => finding.verdict);
          if (verdict === 'none') expect(verdictsFound, name).toEqual([]);
          else expect(new Set(verdictsFound), name).toEqual(new Set([verdict]));
          if (place.says)
            expect(found.map((f) => `${f.explanation} ${f.signLine}`).join(' '), name).toContain(place.says);
          for (const finding of found) {
            expect(finding.explanation, name).toMatch(/^\p{Lu}|^\d/u);
            const { explanation, signLine, threshold, margin, paper } = finding;
            if (finding.verdict === 'needs-notice')
              expect(paper === 'leaflet' || signLine, `${name}: a notice without its line`).toBeTruthy();
            for (const said of [explanation, signLine, threshold, finding.found, margin])
              expect(said ?? '', name).not.toMatch(ONE_AS_MANY);
          }
        }
      });
    }
  });
}

const onlyRule = (rulebook: Rulebook, rule: Rule): Rulebook => ({
  ...rulebook,
  sections: [{ number: '1', title: 'One rule', rules: [rule] }],
});

function findingsOfDefaults(rulebook: Rulebook, rule: Rule) {
  return rulebook.games
    .flatMap((game) =>
      evaluate({
        rulebook,
        variant: defaultVariant(rulebook, game),
        day: latestStart(rulebook, game, rule),
      }),
    )
    .filter((finding) => finding.rule === ruleId(rulebook, rule));
}

for (const rulebook of rulebooks()) describe(rulebook.id, () => verdicts(rulebook));
