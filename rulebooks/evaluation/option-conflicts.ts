/** Rules about one option: each can be met alone, but no value meets them all. */
import type { Evidence } from '../evidence';
import { printedPercent, readPercent } from '../percent';
import type { GameOption, Rule } from '../record';
import { optionIs } from '../scope';
import { type Chosen, chosen, labelIn } from './chosen';
import type { Conflict, Judged } from './conflict';
import { permittedValues } from './option-value';
import type { Situation } from './situation';
import { listed, ruleName } from './wording';

/** What one rule permits of an option: some of its values, or every share between two. */
type Leaves = { rule: Rule; values: string[]; allows: (value: string) => boolean; inWords: string };

function valuesOnly(rule: Rule, option: GameOption, values: string[]): Leaves {
  const inWords = listed(
    values.map((value) => labelIn(option, value)),
    'or',
  );
  return { rule, values, allows: (value) => values.includes(value), inWords };
}

function between(rule: Rule, { from, to }: Extract<Evidence, { compare: 'option-range' }>): Leaves {
  const [least, most] = [printedPercent(from), printedPercent(to)];
  return {
    rule,
    values: [from, to],
    allows: (value) => {
      const share = readPercent(value);
      return share ? share.gte(least) && share.lte(most) : false;
    },
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
  return situation.game.options.flatMap(({ id }) => {
    const known = chosen(situation, id);
    return known ? conflictsOver(situation, judged, known) : [];
  });
}

function conflictsOver(situation: Situation, judged: Judged[], { option, value }: Chosen): Conflict[] {
  const about = judged.flatMap(({ rule }) => leavesOf(situation, rule, option));
  // Where ranges overlap, an end of one lies within the other, so trying the ends is enough.
  const left = about
    .flatMap(({ values }) => values)
    .filter((each) => about.every(({ allows }) => allows(each)));
  if (about.length < 2 || left.length > 0) return [];
  const asks = about.map(({ rule, inWords }) => `${ruleName(rule)} permits ${inWords}`);
  return [
    {
      rules: about.map(({ rule }) => rule),
      replaces: () => true,
      ruling: {
        verdict: 'conflict',
        found: labelIn(option, value),
        option: option.id,
        explanation: `Rules about ${option.label} contradict one another: ${listed(asks)}; ask the authority which of them holds.`,
      },
    },
  ];
}
