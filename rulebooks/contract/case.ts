/** What a case of a rule is, and the variants that cases are built from. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import type { Figures } from '../evaluation/situation';
import type { Verdict } from '../finding';
import { MINIMUM, printedNet } from '../pay-table';
import type { Evidence, Game, Rule, Rulebook, Wager } from '../record';
import type { Circumstances, Variant } from '../variant';

export type Case = {
  name: string;
  variant: Variant;
  figures?: Figures;
  at?: string;
  /** The verdict that must be among the rule's findings; `none` where it has to be silent. */
  expect: Verdict | 'none';
  /** Where the finding must stand. */
  wager?: string;
  event?: string;
  /** Part of the sentence or of the line on the sign. */
  says?: string;
};

export type Subject = { rulebook: Rulebook; game: Game; rule: Rule; wagers: Wager[]; start: Variant };
export type Cases<Kind extends Evidence['compare']> = (
  subject: Subject,
  evidence: Extract<Evidence, { compare: Kind }>,
) => Case[];

export const onBreach = ({ rule }: Subject): Verdict => rule.onBreach ?? 'breach';
export const given = (variant: Variant, circumstances: Circumstances): Variant => ({
  ...variant,
  circumstances,
});

export function payOf(net: Fraction): string {
  if (net.n === 0n) return 'push';
  if (net.s > 0n) return `${net.n} to ${net.d}`;
  return net.n === net.d ? 'lose' : `lose ${net.n}/${net.d}`;
}

export const STEP = ratio(1, 100);

export function paying(variant: Variant, wager: string, event: string, pay: string): Variant {
  const choice = { payTable: MINIMUM, pays: { [event]: pay } };
  return { ...variant, wagers: { ...variant.wagers, [wager]: choice } };
}

export const at = (variant: Variant, wager: string, payTable: string): Variant => ({
  ...variant,
  wagers: { ...variant.wagers, [wager]: { payTable, pays: {} } },
});

/** A wager's first paid event moved up by a step from its minimum. */
export function better({ start }: Subject, wager: Wager): Variant {
  const [event, least] = Object.entries(wager.minimum)[0] as [string, string];
  return paying(start, wager.id, event, payOf(printedNet(least).add(STEP)));
}
