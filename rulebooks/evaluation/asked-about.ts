/**
 * What a person was asked about: the options, the fact and the pays in the scope of a rule. A confirmation keeps its
 * hash; once it differs, what was confirmed is no longer what is offered.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@/simulations/exact/canonical';
import { askedWhen } from '../format/evidence';
import type { Game, Rule, Rulebook } from '../format/record';
import { asAsked, ruleId } from '../format/scope';
import { chosen } from '../judging/chosen';
import { declared } from '../judging/facts';
import { inScope, type Offered, type Situation, situationOf } from '../judging/situation';
import { isRead } from '../offer/pay-table';
import { namesWagers } from '../terms/scope';
import { factsIn, optionsIn } from '../terms/when';
import type { Variant } from '../variant/variant';

const paysOf = ({ table }: Offered): Record<string, string> | null =>
  table
    ? Object.fromEntries(table.cells.map((cell) => [cell.event, isRead(cell) ? cell.pay : cell.text]))
    : null;

function optionsOf(situation: Situation, rule: Rule): Record<string, string> {
  const { options, when } = rule.appliesTo;
  const named = [...(options ?? []), ...optionsIn(when), ...optionsIn(askedWhen(rule))];
  return Object.fromEntries(
    named.flatMap((id) => {
      const known = chosen(situation, id);
      return known ? [[id, known.value]] : [];
    }),
  );
}

/** The fact alone, where a rule depends on no other. */
function factsOf(situation: Situation, rule: Rule) {
  const facts = factsIn(askedWhen(rule)).map((fact) => {
    const details = situation.variant.circumstances[fact] ?? null;
    return { fact, declared: declared(situation, fact), details };
  });
  return facts.length > 1 ? facts : (facts[0] ?? null);
}

/** Of a rule about no wager in particular, the pays are no part of it. */
export const askedAbout = (situation: Situation, rule: Rule): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(
        canonicalJson({
          options: optionsOf(situation, rule),
          fact: factsOf(situation, rule),
          wagers: namesWagers(rule)
            ? Object.fromEntries(inScope(situation, rule).map((each) => [each.wager.id, paysOf(each)]))
            : {},
        }),
      ),
    ),
  );

/** For each of these rules, what a person who confirms it now is asked about. */
export function nowAskedAbout(
  { rulebook, game, variant, day }: { rulebook: Rulebook; game: Game; variant: Variant; day: string },
  rules: string[],
): Map<string, string> {
  const situation = situationOf(rulebook, game, variant, day, {});
  const all = rulebook.sections.flatMap((section) => section.rules);
  return new Map(
    all
      .filter((rule) => rules.includes(ruleId(rulebook, rule)))
      .map((rule) => [ruleId(rulebook, rule), askedAbout(situation, asAsked(rule))]),
  );
}
