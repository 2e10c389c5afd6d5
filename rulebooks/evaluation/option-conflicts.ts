/** Rules about one option: each can be met alone, but no value meets them all. */
import { type Fraction, isNegative } from '@/simulations/exact/fraction';
import type { Evidence } from '../evidence';
import { readPercent } from '../percent';
import type { GameOption, Rule } from '../record';
import { optionIs } from '../scope';
import type { Conflict, Judged } from './conflict';
import { permittedValues } from './option-value';
import type { Situation } from './situation';
import { listed, ruleName } from './wording';

/** What one rule permits of an option: some of its values, or every share between two. */
type Leaves = { rule: Rule; values: string[]; allows: (value: string) => boolean; inWords: string };

const labelIn = ({ values }: GameOption, value: string): string =>
  values.find((known) => known.value === value)?.label ?? value;

function valuesOnly(rule: Rule, option: GameOption, values: string[]): Leaves {
  const inWords = listed(
    values.map((value) => labelIn(option, value)),
    'or',
  );
  return { rule, values, allows: (value) => values.includes(value), inWords };
}

function between(rule: Rule, { from, to }: Extract<Evidence, { compare: 'option-range' }>): Leaves {
  const [least, most] = [from, to].map(readPercent);
  const isWithin = (share: Fraction | undefined) =>
    share !== undefined && least !== undefined && most !== undefined && share.gte(least) && share.lte(most);
  return {
    rule,
    values: least && most && !isNegative(most.sub(least)) ? [from, to] : [],
    allows: (value) => isWithin(readPercent(value)),
    inWords: from === to ? from : `${from} to ${to}`,
  };
}

/** Every way in which a rule in force narrows the option, given the other choices. */
function leavesOf({ options }: Situation, rule: Rule, option: GameOption): Leaves[] {
  const { evidence } = rule;
  if (rule.kind !== 'computed' || !evidence) return [];
  switch (evidence.compare) {
    case 'option-value':
      if (evidence.option !== option.id || !optionIs(options, evidence.where)) return [];
      return [valuesOnly(rule, option, permittedValues(rule, option))];
    case 'option-chosen':
      // A notice or a consent permits the other values too.
      if (evidence.option !== option.id || evidence.notice || rule.onBreach !== 'breach') return [];
      return [valuesOnly(rule, option, evidence.unlessValues)];
    case 'option-range':
      if (evidence.only?.option === option.id) return [valuesOnly(rule, option, evidence.only.values)];
      if (evidence.option !== option.id || !optionIs(options, evidence.where)) return [];
      return [between(rule, evidence)];
    default:
      return [];
  }
}

export function optionConflicts(situation: Situation, judged: Judged[]): Conflict[] {
  return situation.game.options.flatMap((option): Conflict[] => {
    const about = judged
      .flatMap(({ rule }) => leavesOf(situation, rule, option))
      .filter(({ values }) => values.length > 0);
    // Where ranges overlap, an end of one lies within the other, so trying the ends is enough.
    const left = about
      .flatMap(({ values }) => values)
      .filter((value) => about.every(({ allows }) => allows(value)));
    if (about.length < 2 || left.length > 0) return [];
    const rules = about.map(({ rule }) => rule);
    const found = situation.options.get(option.id);
    const asks = about.map(({ rule, inWords }) => `${ruleName(rule)} permits ${inWords}`);
    return [
      {
        rules,
        replaces: () => true,
        ruling: {
          verdict: 'conflict',
          ...(found !== undefined && { found: labelIn(option, found) }),
          option: option.id,
          explanation: `Rules about ${option.label} contradict one another: ${listed(asks)}; ask the authority which of them holds.`,
        },
      },
    ];
  });
}
