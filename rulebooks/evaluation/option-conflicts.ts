/** Rules about one option: each can be met alone, but no value meets them all. */
import { type Evidence, evidenceOf } from '../format/evidence';
import type { GameOption, Rule } from '../format/record';
import { type Chosen, chosen, labelIn } from '../judging/chosen';
import type { Situation } from '../judging/situation';
import { spokenOf, valuesWithout } from '../judging/speaks';
import { permittedValues } from '../measures/option/judge';
import { printedPercent, readPercent } from '../spelling/percent';
import { listed, ruleName } from '../spelling/wording';
import { optionsIn } from '../terms/when';
import type { Conflict, Judged } from './conflict';

/** What one rule permits of an option: some of its values, or every share between two. */
type Leaves = { rule: Rule; values: string[]; allows: (value: string) => boolean; inWords: string };

function valuesOnly(rule: Rule, option: GameOption, values: string[]): Leaves {
  const inWords = listed(
    values.map((value) => labelIn(option, value)),
    'or',
  );
  return { rule, values, allows: (value) => values.includes(value), inWords };
}

function between(rule: Rule, { within: [from, to] }: Extract<Evidence, { measure: 'percentage' }>): Leaves {
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
const leavesOf = (situation: Situation, rule: Rule, known: Chosen): Leaves[] =>
  rule.kind === 'computed'
    ? evidenceOf(rule).flatMap((evidence) => leftBy(situation, rule, evidence, known))
    : [];

function leftBy(situation: Situation, rule: Rule, evidence: Evidence, known: Chosen): Leaves[] {
  const { option } = known;
  if ('owes' in evidence) {
    // A notice or a consent permits the other values too.
    if (evidence.owes !== 'absence' || !optionsIn(evidence.when).includes(option.id)) return [];
    return [valuesOnly(rule, option, valuesWithout(situation, evidence, known))];
  }
  if (spokenOf(situation, evidence) === undefined) return [];
  if (evidence.measure === 'option' && evidence.option === option.id)
    return [valuesOnly(rule, option, permittedValues(evidence, option))];
  if (evidence.measure === 'percentage' && evidence.option === option.id) return [between(rule, evidence)];
  return [];
}

export function optionConflicts(situation: Situation, judged: Judged[]): Conflict[] {
  return situation.game.options.flatMap(({ id }) => {
    const known = chosen(situation, id);
    return known ? conflictsOver(situation, judged, known) : [];
  });
}

function conflictsOver(situation: Situation, judged: Judged[], known: Chosen): Conflict[] {
  const { option, value } = known;
  const about = judged.flatMap(({ rule }) => leavesOf(situation, rule, known));
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
        explanation: `Rules about ${option.label} contradict each other: ${listed(asks)}. Ask the regulator which applies.`,
      },
    },
  ];
}
