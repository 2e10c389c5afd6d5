/** Pays that one rule prescribes for a wager and another forbids. */
import { type Measured, paysAgainst } from '../format/evidence';
import type { Rule, Rulebook } from '../format/record';
import { listedInScope, type Offered, type Ruling, type Situation } from '../judging/situation';
import { spokenOf } from '../judging/speaks';
import { choosableTables, effectiveTable } from '../offer/pay-table';
import { RuleName, ruleName } from '../spelling/wording';
import { speaksOf } from '../terms/scope';
import type { Conflict, Judged } from './conflict';
import { holds } from './found';

type Prescribes = Extract<Measured, { against: 'tables' | 'approved' }>;
type Pair = {
  situation: Situation<Rulebook>;
  offered: Offered;
  one: Judged;
  evidence: Prescribes;
  other: Judged;
};

/** Whether it says by itself what may not be paid; an amount is only asked for where the options chosen ask for it. */
const forbids = (rule: Rule): boolean =>
  paysAgainst(rule, 'minimum', 'approved', 'schedules', 'tables', 'row').length > 0;

const prescriptions = (rule: Rule): Prescribes[] =>
  rule.kind === 'computed' ? paysAgainst(rule, 'tables', 'approved') : [];

/** The rows of each table that it prints, or the pays that it approves. */
function printedBy(evidence: Prescribes, { wager }: Offered): Record<string, string>[] {
  if (evidence.against === 'tables') return choosableTables(wager).map(({ rows }) => rows);
  const rows = Object.entries(wager.minimum).filter(([event]) => evidence.events?.includes(event) ?? true);
  return [Object.fromEntries(rows)];
}

/** Whether the breach is a pay that the other rule prescribes, not another row or an option. */
function isPrescribed(evidence: Prescribes, { wager }: Offered): (ruling: Ruling) => boolean {
  const events = evidence.against === 'approved' ? evidence.events : undefined;
  return (ruling) =>
    ruling.wager === wager.id &&
    ruling.option === undefined &&
    ruling.verdict === 'breach' &&
    (events === undefined || (ruling.event !== undefined && events.includes(ruling.event)));
}

/** The same variant with this wager at these pays. */
function paying(
  situation: Situation<Rulebook>,
  offered: Offered,
  rows: Record<string, string>,
): Situation<Rulebook> {
  const { wager } = offered;
  const choice = situation.variant.wagers[wager.id];
  const table = choice && effectiveTable(wager, { ...choice, pays: { ...choice.pays, ...rows } });
  return {
    ...situation,
    offered: situation.offered.map((each): Offered => (each === offered ? { ...each, table } : each)),
  };
}

/** For a table paid as one rule prints it: whether the other forbids it. For any other table: whether it forbids all. */
function conflictOf({ situation, offered, one, evidence, other }: Pair): Ruling | undefined {
  const { wager, table } = offered;
  const about = { verdict: 'conflict', wager: wager.id } as const;
  const broken = isPrescribed(evidence, offered);
  const own = one.rulings.filter((ruling) => ruling.wager === wager.id);
  const forbidden = other.rulings.find(broken);
  if (own.every(({ verdict }) => verdict === 'meets')) {
    if (!forbidden) return undefined;
    return {
      ...about,
      ...(table && { found: table.label }),
      explanation: `${RuleName(one.rule)} prints ${table?.label} for ${wager.label}, but ${ruleName(other.rule)} forbids it. Ask the regulator which applies, or pay what both allow. ${forbidden.explanation}`,
    };
  }
  if (!forbidden && !own.some(broken)) return undefined;
  const printed = printedBy(evidence, offered);
  const all = printed.every((rows) => holds(paying(situation, offered, rows), other.rule).some(broken));
  if (!all) return undefined;
  return {
    ...about,
    explanation: `${RuleName(other.rule)} forbids everything that ${ruleName(one.rule)} prints for ${wager.label}. Ask the regulator which applies.`,
  };
}

/** What a rule prescribes where it speaks, wager by wager. */
const prescribed = (situation: Situation<Rulebook>, rule: Rule): [Prescribes, Offered][] =>
  prescriptions(rule)
    .filter((evidence) => spokenOf(situation, evidence) !== undefined)
    .flatMap((evidence) =>
      listedInScope(situation, rule).map((offered): [Prescribes, Offered] => [evidence, offered]),
    );

export function payConflicts(situation: Situation<Rulebook>, judged: Judged[]): Conflict[] {
  const found: Conflict[] = [];
  for (const one of judged) {
    for (const [evidence, offered] of prescribed(situation, one.rule))
      for (const other of judged) {
        const { wager } = offered;
        if (other === one || !forbids(other.rule) || !speaksOf(other.rule, wager)) continue;
        // Two rules that print tables may each forbid the other's: that is one conflict.
        const rules = [one.rule, other.rule];
        const isKnown = found.some(
          (known) => known.ruling.wager === wager.id && rules.every((rule) => known.rules.includes(rule)),
        );
        const ruling = isKnown ? undefined : conflictOf({ situation, offered, one, evidence, other });
        if (ruling) found.push({ rules, replaces: (own) => own.wager === wager.id, ruling });
      }
  }
  return found;
}
