/** A game that no rulebook lists, part by part in words: for whoever compares two versions, and for the register. */
import { type FiledGame, type FiledWager, RULE_PART_WORDS, RULE_PARTS } from '@/rulebooks/variant/filed-game';
import { canonicalJson } from '@/simulations/exact/canonical';
import { given, type Line, spaced, yesNo } from './line';

export const filedLines = (filed: FiledGame): Line[] => [
  ...headLines(filed),
  ...given(
    'filed',
    RULE_PARTS.map((part): [string, string | undefined] => [
      `Rules filed: ${RULE_PART_WORDS[part].toLowerCase()}`,
      filed.rules[part].join(' ') || undefined,
    ]),
  ),
  ...wagersLines(filed),
];

/** All that is filed beside its rules: what its figures are worked out from. */
export const filedFacts = (filed: FiledGame): Line[] => [...headLines(filed), ...wagersLines(filed)];

const headLines = ({ label, proprietor, family, parameters }: FiledGame): Line[] =>
  given('filed', [
    ['Game filed', label],
    ['Proprietor of the game', proprietor],
    ['Family', family && spaced(family)],
    ['Settings of the family', settingsInWords(parameters)],
  ]);

const wagersLines = ({ wagers }: FiledGame): Line[] =>
  Object.entries(wagers).flatMap(([id, wager]) => wagerLines(id, wager));

function wagerLines(id: string, { label, explains, side, wager, model }: FiledWager): Line[] {
  const name = label || spaced(id);
  return [
    ...given(`filed.wagers.${id}`, [
      [`${name}: name`, label],
      [`${name}: wins on`, explains || undefined],
      [`${name}: side wager`, yesNo(side)],
      [`${name}: wager of the family`, wager && spaced(wager)],
      [`${name}: one of what is counted`, model?.outcome],
      [`${name}: how it was counted`, model?.describes.join(' ') || undefined],
    ]),
    ...(model?.events ?? []).map(({ event, label: what, settles, count }) => ({
      key: `filed.wagers.${id}.events.${event}`,
      what: `${name}: counts`,
      says: `${what}, ${count}, ${settles}`,
    })),
  ];
}

/** Settings of a family may be lists of lists: their names and values in a row. */
const settingsInWords = (parameters: FiledGame['parameters']): string | undefined =>
  canonicalJson(parameters)
    .replaceAll('],[', '; ')
    .replaceAll(/[{}[\]"]/g, '')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)
    .replaceAll(/([:,])(?! )/g, '$1 ') || undefined;
