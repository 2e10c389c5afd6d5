/**
 * What a person was asked about: the options, the fact and the pays in the scope of a rule. A confirmation keeps its
 * hash; once it differs, what was confirmed is no longer what is offered.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@/simulations/exact/canonical';
import { isRead } from '../pay-table';
import type { Game, Rule, Rulebook } from '../record';
import { asAsked, namesWagers, ruleId } from '../scope';
import type { Circumstances, Variant } from '../variant';
import { chosen } from './chosen';
import { declared } from './facts';
import { inScope, type Offered, type Situation, situationOf } from './situation';

const paysOf = ({ table }: Offered): Record<string, string> | null =>
  table
    ? Object.fromEntries(table.cells.map((cell) => [cell.event, isRead(cell) ? cell.pay : cell.text]))
    : null;

function optionsOf(situation: Situation, { appliesTo, kind, evidence }: Rule): Record<string, string> {
  const hangsOn = kind === 'attested' && evidence?.compare === 'option-chosen' ? [evidence.option] : [];
  const named = [
    ...(appliesTo.options ?? []),
    ...(appliesTo.where ? [appliesTo.where.option] : []),
    ...hangsOn,
  ];
  return Object.fromEntries(
    named.flatMap((id) => {
      const known = chosen(situation, id);
      return known ? [[id, known.value]] : [];
    }),
  );
}

function factOf(situation: Situation, { kind, evidence }: Rule) {
  if (kind !== 'attested' || evidence?.compare !== 'circumstance') return null;
  const { fact } = evidence;
  const details = situation.variant.circumstances[fact as keyof Circumstances] ?? null;
  return { fact, declared: declared(situation, fact), details };
}

/** Of a rule about no wager in particular, the pays are no part of it. */
export const askedAbout = (situation: Situation, rule: Rule): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(
        canonicalJson({
          options: optionsOf(situation, rule),
          fact: factOf(situation, rule),
          wagers: namesWagers(rule)
            ? Object.fromEntries(inScope(situation, rule).map((each) => [each.wager.id, paysOf(each)]))
            : {},
        }),
      ),
    ),
  );

/** For each of these rules, what a person who confirms it now is asked about. */
export function nowAskedAbout(
  { rulebook, game, variant, at }: { rulebook: Rulebook; game: Game; variant: Variant; at: string },
  rules: string[],
): Map<string, string> {
  const situation = situationOf(rulebook, game, variant, at, {});
  const all = rulebook.sections.flatMap((section) => section.rules);
  return new Map(
    all
      .filter((rule) => rules.includes(ruleId(rulebook, rule)))
      .map((rule) => [ruleId(rulebook, rule), askedAbout(situation, asAsked(rule))]),
  );
}
