/**
 * What a person was asked about: the options, the fact and the pays in the scope of a rule. A confirmation keeps its
 * hash; once it differs, what was confirmed is no longer what is offered.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@/simulations/exact/canonical';
import { askedWhen } from '../format/evidence';
import type { Game, Rule, Rulebook } from '../format/record';
import { asAsked, ruleId, wordingOn } from '../format/scope';
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
const subjectOf = (situation: Situation, rule: Rule) => ({
  options: optionsOf(situation, rule),
  fact: factsOf(situation, rule),
  wagers: namesWagers(rule)
    ? Object.fromEntries(inScope(situation, rule).map((each) => [each.wager.id, paysOf(each)]))
    : {},
});

const hashOf = (asked: Record<string, unknown>): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(asked))));

/** The very sentence belongs to it: nobody confirms the words of a later edition by those of an earlier one. */
export const askedAbout = (situation: Situation, rule: Rule): string =>
  hashOf({ ...subjectOf(situation, rule), says: rule.attests ?? null });

/** `about`: as a confirmation keeps it. Those of before the sentence was kept are of the subject alone. */
export const isAskedAbout = (situation: Situation, rule: Rule, about: string): boolean =>
  about === askedAbout(situation, rule) || about === hashOf(subjectOf(situation, rule));

type Of = { rulebook: Rulebook; game: Game; variant: Variant; day: string };

/** Each in its wording of the day. */
function asking({ rulebook, game, variant, day }: Of, rules: string[]) {
  const situation = situationOf(rulebook, game, variant, day, {});
  return rulebook.sections
    .flatMap((section) => section.rules)
    .filter((rule) => rules.includes(ruleId(rulebook, rule)))
    .map((rule) => ({ id: ruleId(rulebook, rule), rule: asAsked(wordingOn(rule, day)), situation }));
}

/** For each of these rules, what a person who confirms it now is asked about. */
export const nowAskedAbout = (of: Of, rules: string[]): Map<string, string> =>
  new Map(asking(of, rules).map(({ id, rule, situation }) => [id, askedAbout(situation, rule)]));

/** The rules that are asked about something else by now. */
export const askedOtherwise = (of: Of, abouts: ReadonlyMap<string, string>): string[] =>
  asking(of, [...abouts.keys()]).flatMap(({ id, rule, situation }) => {
    const about = abouts.get(id);
    return about !== undefined && !isAskedAbout(situation, rule, about) ? [id] : [];
  });
