/** What every rulebook promises, whatever its law: the suite runs over each that is registered. */

import { describe, expect, it } from 'vitest';
import { DECISION_FAMILIES, FAMILIES } from '@/simulations/catalogue/families';
import { familyHead } from '@/simulations/catalogue/heads';
import { ROUNDINGS } from '@/simulations/figures/commission';
import { compareWorth } from '@/simulations/pays/net-pay';
import type { Odds } from '@/simulations/pays/pay';
import { numberOptions } from '../analysis/golden';
import { checkAmbiguities } from '../checks/ambiguities';
import { checkClaims } from '../checks/claims';
import { coverageFaults } from '../coverage/coverage';
import { evaluate } from '../evaluation';
import { evidenceOf } from '../format/evidence';
import type { ExpectedSection } from '../format/expected';
import type { Game, Rulebook } from '../format/record';
import { ruleId } from '../format/scope';
import { chosenOptions, engineParameters, familyWager, permits, wagerSpec } from '../offer/engine-wager';
import { choosableTables, printedWorth, tablesOf } from '../offer/pay-table';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { expectedClauses, rulebookOf, rulebooks } from '../registry';
import { latestStart } from '../spelling/dates';
import { readPercent } from '../spelling/percent';
import { longDate } from '../spelling/wording';
import { appliesTo } from '../terms/scope';
import { speaksOfWagers } from '../terms/when';
import { casesOf, partsOf, rulesOf } from './cases';

const repeated = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

function behavesLikeRulebook(rulebook: Rulebook, expected: ExpectedSection[]): void {
  describe(rulebook.id, () => {
    names(rulebook);
    clauses(rulebook, expected);
    for (const game of rulebook.games) describe(game.id, () => playable(rulebook, game));
    numbers(rulebook);
    dates(rulebook);
  });
}

function names(rulebook: Rulebook): void {
  it('names everything once', () => {
    expect(repeated(rulebook.games.map(({ id }) => id))).toEqual([]);
    expect(repeated(rulebook.claims.map(({ id }) => id))).toEqual([]);
    expect(repeated(rulebook.ambiguities.map(({ id }) => id))).toEqual([]);
    for (const game of rulebook.games) {
      expect(repeated(game.wagers.map(({ id }) => id))).toEqual([]);
      expect(repeated(game.options.map(({ id }) => id))).toEqual([]);
      for (const wager of game.wagers)
        expect(repeated(choosableTables(wager).map(({ id }) => id))).toEqual([]);
    }
  });

  it('speaks somewhere of every game in its scope, by one part or another', () => {
    for (const rule of rulesOf(rulebook).filter(({ kind }) => kind !== 'informative'))
      for (const game of rulebook.games.filter((each) => appliesTo(rule, each, each.wagers))) {
        const spoken = partsOf(rule).some(
          (part) =>
            evidenceOf(part).some(({ when }) => speaksOfWagers(when)) ||
            casesOf(rulebook, game, part).some(({ expect }) => expect !== 'none'),
        );
        expect(spoken, `${rule.clause} ${game.id}`).toBe(true);
      }
  }, 120_000);
}

function clauses(rulebook: Rulebook, expected: ExpectedSection[]): void {
  it('records every clause of its source, once, and no other', () => {
    expect(coverageFaults(rulebook, expected)).toEqual({ missing: [], unexpected: [], repeated: [] });
  });
}

function playable(rulebook: Rulebook, game: Game): void {
  it('has a family for each wager, and parameters that the family takes', () => {
    const known = [...FAMILIES, ...DECISION_FAMILIES].map(({ id }) => id);
    for (const wager of game.wagers) {
      const { family } = familyWager(game, wager);
      expect(known).toContain(family);
      const refused = (options: Record<string, string>) => {
        const parameters = engineParameters(game, wager, chosenOptions(game, options));
        return familyHead(family).parameters.safeParse(parameters).error?.issues ?? [];
      };
      for (const options of numberOptions(game)) {
        // Only two choices that exclude each other are refused, in a sentence at one of them.
        for (const { code, message, path } of refused(options)) {
          expect({ code, message, path }).toEqual({
            code: 'custom',
            message: expect.stringMatching(/^[A-Z].+\.$/),
            path: [expect.any(String)],
          });
          for (const [id, value] of Object.entries(options)) expect(refused({ [id]: value })).toEqual([]);
        }
      }
    }
  });

  it('prices exactly the events that can be paid, in every table, under every option', () => {
    for (const options of numberOptions(game)) {
      const chosen = chosenOptions(game, options);
      for (const wager of game.wagers) {
        const payable = wagerSpec(game, wager, chosen).events.filter(({ settles }) => settles === 'pays');
        for (const { rows } of tablesOf(wager)) {
          expect(Object.keys(rows).sort()).toEqual(payable.map(({ id }) => id).sort());
        }
        for (const { rows, lost } of wager.damagedTables ?? []) {
          expect([...Object.keys(rows), ...lost].sort()).toEqual(payable.map(({ id }) => id).sort());
        }
      }
    }
  });

  it('prints no table below its own minimum odds', () => {
    for (const wager of game.wagers.filter(({ paid }) => paid !== 'by-table')) {
      for (const { rows } of wager.payTables) {
        for (const [event, pays] of Object.entries(rows)) {
          const least = printedWorth(wager.minimum[event] as Odds);
          expect(compareWorth(printedWorth(pays), least), `${wager.id} ${event}`).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('charges shares within their range, on events that its wagers pay', () => {
    for (const option of game.options.filter(({ kind }) => kind === 'percentage')) {
      const [from, to] = [option.range?.from, option.range?.to].map((end) => readPercent(end ?? ''));
      expect(from && to && from.lte(to), option.id).toBe(true);
      for (const { value } of option.values) expect(permits(option, value), value).toBe(true);
      for (const { wager, event, where } of option.charges ?? []) {
        expect(Object.keys(game.wagers.find(({ id }) => id === wager)?.minimum ?? {})).toContain(event);
        const other = game.options.find(({ id }) => id === where?.option);
        if (where)
          expect(other?.values.map(({ value }) => value)).toEqual(expect.arrayContaining(where.values));
      }
      const rounding = game.options.find(({ id }) => id === option.rounding?.option);
      if (option.rounding) expect(rounding?.values.map(({ value }) => value)).toEqual([...ROUNDINGS]);
    }
  });

  it('has defaults that its own options permit and that resolve', () => {
    for (const option of game.options) {
      expect(option.values.map(({ value }) => value)).toContain(option.default);
    }
    expect(
      resolveVariant(rulebook, defaultVariant(rulebook, game), latestStart(rulebook, game)),
    ).toMatchObject({
      ok: true,
    });
  });
}

function numbers(rulebook: Rulebook): void {
  it('makes claims that can be derived again', () => {
    const checks = checkClaims(rulebook);
    expect(checks).toHaveLength(rulebook.claims.length);
    for (const { ours, oursPrinted } of checks) {
      for (const edge of ours) expect(edge).toMatch(/^-?\d+\/\d+$/);
      expect(oursPrinted).toMatch(/%$/);
    }
  });

  // Each reading of pai gow and of its tiles sets every hand again.
  it('has ambiguities whose readings differ where they are compared', { timeout: 120_000 }, () => {
    for (const { ambiguity, chosen, other } of checkAmbiguities(rulebook)) {
      if (ambiguity.compares) expect(chosen, ambiguity.id).not.toBe(other);
    }
  });
}

function dates(rulebook: Rulebook): void {
  const early = dayBefore(rulebook.validFrom);

  it('applies nothing before its first day, and something on it', () => {
    for (const game of rulebook.games) {
      const variant = defaultVariant(rulebook, game);
      expect(evaluate({ rulebook, variant, day: early })).toEqual([]);
      expect(evaluate({ rulebook, variant, day: latestStart(rulebook, game) }).length).toBeGreaterThan(0);
    }
  });

  it('has no game before the first day of that game', () => {
    for (const game of rulebook.games.filter(({ validFrom = early }) => validFrom > rulebook.validFrom)) {
      const day = dayBefore(game.validFrom as string);
      const variant = defaultVariant(rulebook, game);
      expect(evaluate({ rulebook, variant, day })).toMatchObject([
        { verdict: 'breach', clause: game.clause },
      ]);
      expect(resolveVariant(rulebook, variant, day)).toMatchObject({
        ok: false,
        problems: [
          { code: 'date-before-game', message: expect.stringContaining(longDate(game.validFrom as string)) },
        ],
      });
    }
  });

  it('assesses no rule before the first day of its wording', () => {
    for (const rule of rulesOf(rulebook).filter(({ validFrom = early }) => validFrom > rulebook.validFrom)) {
      const day = dayBefore(rule.validFrom as string);
      const games = rulebook.games.filter(({ validFrom = rulebook.validFrom }) => validFrom <= day);
      const found = games.flatMap((game) =>
        evaluate({ rulebook, variant: defaultVariant(rulebook, game), day }),
      );
      const own = found.filter(({ rule: id }) => id === ruleId(rulebook, rule));
      expect(own.filter(({ verdict }) => verdict !== 'not-assessed')).toEqual([]);
      const speaks = games.some((game) => appliesTo(rule, game, game.wagers));
      if (rule.kind !== 'informative' && !rule.appliesTo.when)
        expect(own.length > 0, `${rule.clause} on ${day}`).toBe(speaks);
    }
  });

  it('says which day to choose instead of an earlier one', () => {
    expect(rulebookOf(rulebook.id, rulebook.validFrom).ok).toBe(true);
    expect(rulebookOf(rulebook.id, early)).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'date-before-edition',
          field: 'at',
          message: expect.stringContaining(longDate(rulebook.validFrom)),
        },
      ],
    });
  });
}

for (const rulebook of rulebooks()) behavesLikeRulebook(rulebook, expectedClauses(rulebook));
