/** The progressive wagers of both: what the rules fix of the money, and what follows from it. */

import { familyOf } from '@/simulations/catalogue/families';
import { fromText } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import { fixed, percent, shortPercent } from '@/simulations/printing/numbers';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { measuresOf } from '../format/evidence';
import type { Wager } from '../format/record';
import { engineParameters, familyWager, wagerSpec } from '../offer/engine-wager';
import { meterTerms } from '../offer/meter';
import { printedPercent } from '../spelling/percent';
import { meterInRecord } from '../terms/settled-by';
import type { ComparedPart, Saying } from './comparison';
import { lineOf, type Side } from './side';
import { labelOf, type Pair, pairsOf } from './wagers';

const PAID_FROM = { meter: 'The meter', house: 'The house' };

/** The share that the rules ask for, if any. */
function contribution({ rules, varied }: Side, wager: Wager | undefined): Saying | undefined {
  const terms = varied && wager && meterTerms(wager, varied.resolved.variant.circumstances);
  if (terms?.ok && terms.value)
    return { text: `${shortPercent(fromText(terms.value.contribution))} of each wager`, clauses: [] };
  const asked = rules.flatMap((rule) =>
    measuresOf(rule).flatMap((one) =>
      one.measure === 'contribution' ? [{ least: printedPercent(one.atLeast), clause: rule.clause }] : [],
    ),
  );
  const [first] = asked;
  if (!wager || !meterInRecord(wager) || !first) return undefined;
  return {
    text: `At least ${shortPercent(first.least)} of each wager`,
    clauses: asked.map(({ clause }) => clause),
  };
}

function paidFrom(wager: Wager | undefined): Saying | undefined {
  const printed = wager && meterInRecord(wager);
  return printed && { text: PAID_FROM[printed.fixedPaidFrom], clauses: [wager.clause] };
}

/** Of what rulebooks print, so it stays small; each game is compared with many others. */
const kept = new Map<string, ProgressiveFigures | undefined>();

/** At the minimum or approved pays, for the wager that the record assumes. */
function figures({ game, options, varied }: Side, wager: Wager | undefined): ProgressiveFigures | undefined {
  if (!wager || !meterInRecord(wager)) return undefined;
  const terms = meterTerms(wager, varied?.resolved.variant.circumstances ?? {});
  if (!terms.ok || !terms.value) return undefined;
  const { family, wager: name } = familyWager(game, wager);
  const parameters = engineParameters(game, wager, options);
  const key = JSON.stringify([family, name, parameters, wager.minimum, terms.value]);
  if (kept.has(key)) return kept.get(key);
  const distribution = familyOf(family).distribution(parameters, name);
  const spec = wagerSpec(game, wager, options);
  const found = figuresOf(distribution, spec, wager.minimum, `pays.${wager.id}`, terms.value);
  const progressive = found.ok ? found.value.progressive : undefined;
  kept.set(key, progressive);
  return progressive;
}

type Reads = (found: ProgressiveFigures, currency: string) => string | undefined;

const FIGURES: [id: string, label: string, reads: Reads][] = [
  [
    'wager',
    'One wager, until the operator declares it',
    ({ wager }, currency) => `${currency} ${fixed(wager, 2)}`,
  ],
  [
    'fixed-return',
    'Returned by pays that do not depend on the meter',
    ({ fixedReturn }) => `${percent(fixedReturn)} of the wager`,
  ],
  [
    'meter-share',
    'Taken from the meter by a round, on average',
    ({ meterShare }) => `${fixed(fromText(meterShare).mul(1_000_000), 3)} millionths`,
  ],
  [
    'break-even',
    'Meter at which the wager returns what is staked',
    ({ breakEvenMeter }, currency) => {
      if (breakEvenMeter === undefined) return undefined;
      // The other pays alone return all that is staked.
      return fromText(breakEvenMeter).lte(0) ? 'Any meter' : `${currency} ${fixed(breakEvenMeter, 0)}`;
    },
  ],
];

function groupOf(left: Side, right: Side, pair: Pair): ComparedPart['groups'][number] {
  const [ours, theirs] = [figures(left, pair.left), figures(right, pair.right)];
  const said = (
    side: Side,
    wager: Wager | undefined,
    found: ProgressiveFigures | undefined,
    reads: Reads,
  ): Saying | undefined => {
    const text = found && reads(found, side.rulebook.currency);
    return wager && text !== undefined ? { text, clauses: [wager.clause] } : undefined;
  };
  return {
    id: pair.id,
    title: labelOf(pair),
    lines: [
      ...lineOf({
        id: 'contribution',
        label: 'Added to the meter',
        left: contribution(left, pair.left),
        right: contribution(right, pair.right),
      }),
      ...lineOf({
        id: 'fixed-paid-from',
        label: 'Pays that are not a share of the meter come from',
        left: paidFrom(pair.left),
        right: paidFrom(pair.right),
      }),
      ...FIGURES.flatMap(([id, label, reads]) =>
        lineOf({
          id,
          label,
          left: said(left, pair.left, ours, reads),
          right: said(right, pair.right, theirs, reads),
        }),
      ),
    ],
  };
}

export const progressivePart = (left: Side, right: Side): ComparedPart => ({
  id: 'progressive',
  title: 'The progressive and its money',
  groups: pairsOf(left, right)
    .filter(({ left: ours, right: theirs }) => [ours, theirs].some((wager) => wager && meterInRecord(wager)))
    .map((pair) => groupOf(left, right, pair)),
});
