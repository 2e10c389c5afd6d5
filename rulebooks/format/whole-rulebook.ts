/** A rulebook as it is loaded: parsed, and every name in it known where it is used, in the conditions of its rules too. */
import type { z } from 'zod';
import { whenProblems } from '../terms/when';
import { evidenceOf } from './evidence';
import { type Fault, nameFaults } from './names-known';
import { type Game, type Rule, Rulebook } from './record';
import { speaksAt } from './scope';

/** What a condition names, in every game of which its rule speaks. */
const conditionFaults = (
  text: string,
  field: PropertyKey[],
  all: Game[],
  games: Game[],
  may = { nameFacts: true },
): Fault[] =>
  [...new Set(games.flatMap((game) => whenProblems(text, all, game, may).map(({ message }) => message)))].map(
    (message) => ({ field, message }),
  );

/** Options and their values that evidence names beside its condition. */
function optionFaults(rule: Rule, games: Game[]): Fault[] {
  const known = (id: string) => games.flatMap(({ options }) => options).filter((option) => option.id === id);
  const missing = (id: string): Fault[] =>
    known(id).length > 0
      ? []
      : [{ field: ['evidence'], message: `No game in its scope has an option "${id}".` }];
  return evidenceOf(rule).flatMap((evidence) => {
    if ('owes' in evidence) {
      if (evidence.owes === 'limit-shown') return [evidence.limit, evidence.largest].flatMap(missing);
      return (evidence.owes === 'line' || evidence.owes === 'leaflet') && evidence.of !== undefined
        ? missing(evidence.of)
        : [];
    }
    if (evidence.measure === 'percentage' || evidence.measure === 'collection')
      return missing(evidence.option);
    if (evidence.measure !== 'option') return [];
    const values = known(evidence.option).flatMap((option) => option.values.map(({ value }) => value));
    const others = evidence.oneOf.filter((value) => values.length > 0 && !values.includes(value));
    return [
      ...missing(evidence.option),
      ...others.map((value) => ({
        field: ['evidence', 'oneOf'],
        message: `No game in its scope has the value "${value}" of the option "${evidence.option}".`,
      })),
    ];
  });
}

/** Of each wording that the clause has had. */
const ruleFaults = (rule: Rule, all: Game[]): Fault[] => [
  ...wordingFaults(rule, all),
  ...(rule.earlier ?? []).flatMap((wording, index) =>
    wordingFaults({ ...rule, ...wording }, all).map(({ field, message }) => ({
      field: ['earlier', index, ...field],
      message,
    })),
  ),
];

function wordingFaults(rule: Rule, all: Game[]): Fault[] {
  const games = all.filter((game) => speaksAt(rule, game, game.wagers));
  const { when } = rule.appliesTo;
  return [
    ...(when === undefined
      ? []
      : conditionFaults(when, ['appliesTo', 'when'], all, games, { nameFacts: false })),
    ...evidenceOf(rule).flatMap((evidence, part) => {
      const at = Array.isArray(rule.evidence) ? ['evidence', part, 'when'] : ['evidence', 'when'];
      return evidence.when === undefined ? [] : conditionFaults(evidence.when, at, all, games);
    }),
    ...optionFaults(rule, games),
  ];
}

export const WholeRulebook = Rulebook.superRefine((rulebook, context) => {
  const report = ({ field: path, message }: Fault) =>
    context.addIssue({ code: 'custom', path, message } satisfies z.core.$ZodSuperRefineIssue);
  for (const [s, { rules }] of rulebook.sections.entries())
    for (const [r, rule] of rules.entries())
      for (const { field, message } of ruleFaults(rule, rulebook.games))
        report({ field: ['sections', s, 'rules', r, ...field], message });
  nameFaults(rulebook).forEach(report);
});
