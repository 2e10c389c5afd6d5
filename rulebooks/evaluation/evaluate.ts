/** Checks a variant against every rule in force on a day. Pure: the same code runs in the browser and on the server. */

import type { Figures } from '../edges/headline-edge';
import type { Finding } from '../findings/finding';
import type { Game, Rule, Rulebook } from '../format/record';
import { asAsked, ruleId, rulesUntil } from '../format/scope';
import type { Notified } from '../judging/notified';
import { type Ruling, type Situation, situationOf } from '../judging/situation';
import { withFiled } from '../offer/filed-game';
import { inForce } from '../spelling/dates';
import { longDate, ruleName } from '../spelling/wording';
import { appliesTo } from '../terms/scope';
import type { Variant } from '../variant/variant';
import { attestation } from './attestation';
import { withConflicts } from './conflicts';
import { earlierWording } from './earlier-wording';
import { excepted } from './excepted';
import { holds } from './found';
import { neverPaid } from './never-paid';
import { playerGains } from './player-gains';

export type EvaluateInput = {
  rulebook: Rulebook;
  variant: Variant;
  /** By wager: an analysis, or what the browser works out as cells are typed. */
  figures?: Figures | undefined;
  day: string;
  /** The regulator was notified of this temporary variation. */
  notified?: Notified | undefined;
};

/** The engine's own warnings, then the rules in the order of the source. Empty before the edition's first day, after its last, and for a game it does not list. */
export function evaluate({
  rulebook: listed,
  variant,
  figures = {},
  day,
  notified,
}: EvaluateInput): Finding[] {
  const rulebook = withFiled(listed, variant);
  const game = rulebook.games.find(({ id }) => id === variant.game);
  if (!game) return [];
  if (inForce(rulebook, day) && !inForce(game, day)) return [outOfTime(rulebook, game, day)];
  const situation = { ...situationOf(rulebook, game, variant, day, figures), ...(notified && { notified }) };
  const wagers = situation.offered.map(({ wager }) => wager);
  const speaks = (rule: Rule) => appliesTo(rule, game, wagers, situation.options);
  const rules = rulesUntil(rulebook, day).filter((rule) => speaks(rule) || speaks(asAsked(rule)));
  const found = withConflicts(
    situation,
    rules
      .filter((rule) => inForce(rule, day))
      .map((rule) => ({
        rule,
        confirmed: speaks(asAsked(rule)) ? confirmedBy(situation, asAsked(rule)) : [],
        rulings: speaks(rule) ? holds(situation, rule) : [],
      })),
  );
  const ruled = rules.flatMap((rule) =>
    (found.get(rule) ?? earlierWording(situation, rule)).map((ruling) => ({
      rule: ruleId(rulebook, rule),
      clause: rule.clause,
      ...excepted(situation, ruling),
    })),
  );
  return inForce(rulebook, day) ? [...playerGains(situation), ...neverPaid(situation), ...ruled] : ruled;
}

/** What a person confirms, beside or instead of what is computed. */
const confirmedBy = (situation: Situation, rule: Rule): Ruling[] =>
  rule.attests === undefined ? [] : attestation(situation, rule);

/** A game that the rulebook does not have on that day, reported under the game's own clause. */
function outOfTime(rulebook: Rulebook, game: Game, day: string): Finding {
  const { clause, validFrom, validTo } = game;
  const early = validFrom !== undefined && day < validFrom;
  const threshold = `${early ? 'from' : 'until'} ${longDate((early ? validFrom : validTo) as string)}`;
  return {
    rule: ruleId(rulebook, { clause }),
    clause,
    verdict: 'breach',
    threshold,
    found: longDate(day),
    explanation: `${game.label} is in force only ${threshold} (${ruleName({ clause })}), not on ${longDate(day)}.`,
  };
}
