/** The printed schedules of a game's collection fees, as an option of the game: a table uses one of them at a time. */
import { collectsOf, couponOf } from '../fees/collects-of';
import { limitSaid, takesSaid } from '../fees/collects-said';
import { feesOfGame } from '../fees/of-game';
import type { FeeOption } from '../fees/schedule';
import type { GameInput } from '../format/record';
import { caHawaiianGardensFees } from './fees';

type OptionInput = NonNullable<GameInput['options']>[number];

/** What a sign has to post, and the option of the game that says which fees are in use. */
export const COLLECTION_SHOWN = {
  owes: 'line',
  line: 'Collection fees {collection}.',
  of: 'collection',
} as const;

/** By its number, or by its line where a group prints no number or the same one again. */
function keyOf(schedule: FeeOption, all: readonly FeeOption[]): string {
  const { group, option, line } = schedule;
  const first = all.find((other) => other.group === group && other.option === option);
  return `${group}-${option !== null && first === schedule ? option : `line-${line}`}`;
}

const titleOf = ({ document }: FeeOption): string =>
  caHawaiianGardensFees.documents.find(({ id }) => id === document)?.title ?? document;

/** Some tables print no numbers. */
const numberOf = ({ option }: FeeOption): string => (option === null ? '' : `, option ${option}`);

/** `per`: the one wager that a player’s fee is taken for, where the document names it; `free`: those that none is taken for. */
type Posted = { per?: string; free?: string[] };

/** `free`: the wagers that no fee is taken for. */
export const collectionOf = (game: string, clause: string, posted: Posted = {}): OptionInput => {
  const schedules = feesOfGame(caHawaiianGardensFees, game).options;
  const [first] = schedules;
  if (!first) throw new Error(`no collection fees are recorded for ${game}`);
  const taken = schedules.map((option) => ({
    option,
    value: keyOf(option, schedules),
    collects: collectsOf(option, posted.per),
    coupon: couponOf(option),
  }));
  return {
    id: 'collection',
    label: 'Collection schedule',
    explains: 'The option of a fee schedule that the table uses: one limit with its fees.',
    clause,
    values: taken.map(({ option, value, ...takes }) => ({
      value,
      label: `${titleOf(option)}${numberOf(option)} (${limitSaid(takes.collects)}): ${takesSaid(takes)}`,
      posted: `at ${limitSaid(takes.collects)}: ${takesSaid(takes, posted)}`,
    })),
    collects: Object.fromEntries(taken.map(({ value, collects }) => [value, collects])),
    default: keyOf(first, schedules),
  };
};
