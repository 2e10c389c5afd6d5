/** The rulebook's findings on a designed table, as if it were offered. */

import type { FractionText } from '@/simulations/exact/fraction';
import type { PayTable } from '@/simulations/pays/pay-table';
import { evaluate } from '../evaluation';
import { type Finding, VERDICTS, type Verdict } from '../findings/finding';
import { paysAgainst } from '../format/evidence';
import type { Rule } from '../format/record';
import { ruleId, rulesAt } from '../format/scope';
import { writtenRows } from '../terms/settled-by';
import type { Variant, WagerChoice } from '../variant/variant';
import type { Subject } from './subject';

export type Judged = {
  /** The gravest of the findings; what a person confirms or has still to state is not the table's doing. */
  verdict: Verdict;
  findings: Finding[];
};

const BESIDE_THE_TABLE: readonly Verdict[] = ['needs-attestation', 'confirmed', 'not-assessed'];
/** A rule may speak once about all pays of a variant, without naming a wager. */
const isAboutPays = (rule: Rule): boolean => paysAgainst(rule, 'minimum', 'approved', 'row').length > 0;

/** The variant with this wager alone, at these pays. */
export function offeredAt({ variant, wager }: Subject, pays: PayTable): Variant {
  const own = writtenRows(wager);
  if (own) {
    const rows = own.rows.map((row) => ({ ...row, pays: pays[row.event] ?? row.pays }));
    return { ...variant, wagers: {}, written: { [wager.id]: { ...own, rows } } };
  }
  const choice = variant.wagers[wager.id] as WagerChoice;
  const { written: _, ...listed } = variant;
  return { ...listed, wagers: { [wager.id]: { ...choice, pays } } };
}

export function judge(subject: Subject, pays: PayTable, edge: FractionText): Judged {
  const { rulebook, wager, day } = subject;
  const aboutPays = rulesAt(rulebook, day)
    .filter(isAboutPays)
    .map((rule) => ruleId(rulebook, rule));
  const findings = evaluate({
    rulebook,
    variant: offeredAt(subject, pays),
    figures: { [wager.id]: { houseEdge: edge } },
    day,
  }).filter((finding) => {
    return finding.wager === wager.id || (finding.wager === undefined && aboutPays.includes(finding.rule));
  });
  const worst = VERDICTS.find(
    (verdict) =>
      !BESIDE_THE_TABLE.includes(verdict) && findings.some((finding) => finding.verdict === verdict),
  );
  return { verdict: worst ?? 'meets', findings };
}

/** What may be shown: a table that breaches for a reason no floor says is counted and left out. */
export function showable<Table extends Pick<Judged, 'verdict'>>(
  judged: Table[],
): { proposals: Table[]; breaching: number } {
  const proposals = judged.filter(({ verdict }) => verdict !== 'breach');
  return { proposals, breaching: judged.length - proposals.length };
}
