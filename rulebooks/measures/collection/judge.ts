/** Whether the fees that a table collects are those of its limit, few enough, and no share of what is wagered. */
import { OwnNamed, ownNamed } from '../../fees/collects-said';
import { chosen } from '../../judging/chosen';
import type { Measures, Ruling, Situation } from '../../judging/situation';
import { collectionIn } from '../../offer/collection-in-use';
import { minorUnits } from '../../spelling/amount';
import { shownMoney } from '../../spelling/money';
import { counted, RuleName, ruleName } from '../../spelling/wording';
import type { Collects } from '../../terms/collects';
import type { Asking } from '../../terms/rule';
import type { Part } from './schema';

/** How sentences name what is in use: as a schedule, as the one in use, and as its fees. */
type InUse = {
  collects: Collects;
  option: string;
  label: string;
  inUse: string;
  fees: string;
  areFor: string;
};

export const judge: Measures<Part> = (situation, rule, part) => {
  const known = chosen(situation, part.option);
  const found = known && collectionIn(known.option, known.value);
  // The field itself refuses a value that the schedule does not have.
  if (!known || !found) return [];
  const { option } = known;
  const { collects, own } = found;
  const inUse: InUse = {
    collects,
    option: option.id,
    label: own ? OwnNamed(own) : option.label,
    inUse: own ? OwnNamed(own) : `${option.label} in use`,
    fees: own ? ownNamed(own) : 'the collection fees in use',
    areFor: own ? `${ownNamed(own)} is for` : 'the collection fees in use are for',
  };
  switch (part.asks) {
    case 'limit':
      return [ofLimit(situation, rule, inUse)];
    case 'rates':
      return [ofRates(rule, inUse, part.atMost)];
    case 'share':
      return [ofShare(rule, inUse)];
  }
};

type Breach = Asking & { onBreach: Parameters<Measures<Part>>[1]['onBreach'] };

function ofLimit(
  { rulebook: { currency }, variant }: Situation,
  rule: Breach,
  { collects: { least, most }, option, label, fees, areFor }: InUse,
): Ruling {
  const money = (text: string): string => shownMoney(minorUnits(text) ?? 0, currency);
  const threshold = most === undefined ? `${money(least)}, no limit` : `${money(least)} to ${money(most)}`;
  const { limits } = variant.circumstances;
  if (limits?.currency !== currency)
    return {
      verdict: 'not-assessed',
      threshold,
      option,
      explanation: `${label} is for a table of ${threshold}; give the table limits, and ${ruleName(rule)} compares them.`,
    };
  const found = `${shownMoney(limits.minimum, currency)} to ${shownMoney(limits.maximum, currency)}`;
  const agrees =
    limits.minimum === minorUnits(least) && (most === undefined || limits.maximum === minorUnits(most));
  return {
    verdict: agrees ? 'meets' : rule.onBreach,
    threshold,
    found,
    option,
    explanation: agrees
      ? `The table takes ${found}, the limit of ${fees}, as ${ruleName(rule)} asks.`
      : `The table takes ${found}, and ${areFor} ${threshold}. ${RuleName(rule)} asks for the fees of the table’s own limit; choose another option, or change the limits.`,
  };
}

function ofRates(rule: Breach, { collects: { rates }, option, inUse }: InUse, most: number): Ruling {
  const found = counted(rates, 'rate');
  const about = { threshold: `at most ${most}`, found, option, margin: `${most - rates}` };
  return {
    ...about,
    verdict: rates > most ? rule.onBreach : 'meets',
    explanation: `${inUse} has ${found}; ${ruleName(rule)} permits at most ${most}.`,
  };
}

function ofShare(rule: Breach, { collects: { inSteps }, option, inUse }: InUse): Ruling {
  return inSteps
    ? {
        verdict: 'not-assessed',
        found: 'sums in steps',
        option,
        explanation: `${inUse} takes fixed sums that rise in steps with all that is wagered. ${RuleName(rule)} rules out a share of wagers, and whether steps are one the source does not say; ask the regulator.`,
      }
    : {
        verdict: 'meets',
        found: 'fixed sums',
        option,
        explanation: `${inUse} takes fixed sums, and no share of what is wagered or won, as ${ruleName(rule)} asks.`,
      };
}
