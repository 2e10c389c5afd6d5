/** The printed schedules of a game's collection fees, as an option of the game: a table uses one of them at a time. */
import { listed } from '@/simulations/printing/lists';
import { cents, sumText } from '../fees/checks/charged';
import { ratesOf } from '../fees/checks/rates';
import { dollars } from '../fees/finding';
import { noneFor } from '../fees/none-for';
import { feesOfGame } from '../fees/of-game';
import type { Fee, FeeOption } from '../fees/schedule';
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

const limitOf = ({ limit: { min, max } }: FeeOption): string => {
  const least = dollars(min ?? '0');
  if (max === null) return `${least}, no limit`;
  return min === max ? least : `${least} to ${dollars(max)}`;
};

const sum = ({ amount }: Fee): string => dollars(sumText(cents(amount)));

/** "$1 a hand from the player-dealer up to $100 wagered in it, $2 up to $300, $11 above". */
function inSteps(fees: readonly Fee[]): string {
  const steps = fees.map((fee, index) => {
    const upTo = fee.action?.max;
    const amount = index === 0 ? `${sum(fee)} a hand from the player-dealer` : sum(fee);
    if (upTo) return `${amount} up to ${dollars(upTo)}${index === 0 ? ' wagered in it' : ''}`;
    return `${amount} above`;
  });
  return listed(steps);
}

/** `per`: the one wager that a player’s fee is taken for, where the document names it; `free`: those that none is taken for. */
type Posted = { per?: string; free?: string[] };

function feesOf({ fees }: FeeOption, { per = 'bet', free = [] }: Posted = {}): string {
  const of = (from: Fee['from'], each: Fee['per']) =>
    fees.filter((fee) => fee.from === from && fee.per === each);
  const dealer = of('player-dealer', 'hand');
  const [bet] = of('player', 'bet');
  const coupon = of('player', 'coupon').find(({ amount }) => cents(amount) > 0);
  const player =
    bet && cents(bet.amount) > 0
      ? `${sum(bet)} ${per === 'bet' ? 'a bet' : `for each ${per}`} from each player${noneFor(free)}`
      : 'no fee for a bet';
  const banked = dealer.some(({ action }) => action)
    ? inSteps(dealer)
    : dealer.map((fee) => `${sum(fee)} a hand from the player-dealer`).join();
  return [player, banked, ...(coupon ? [`${sum(coupon)} for a match play coupon`] : [])].join('; ');
}

const isBet = ({ from, per }: Fee): boolean => from === 'player' && per === 'bet';
const isHand = ({ from, per }: Fee): boolean => from === 'player-dealer' && per === 'hand';
const perHandOf = ({ amount, action }: Fee) => ({
  from: action?.min ?? '0',
  ...(action?.max ? { to: action.max } : {}),
  fee: amount,
});

/** `free`: the wagers that no fee is taken for. */
export const collectionOf = (game: string, clause: string, posted: Posted = {}): OptionInput => {
  const schedules = feesOfGame(caHawaiianGardensFees, game).options;
  const [first] = schedules;
  if (!first) throw new Error(`no collection fees are recorded for ${game}`);
  return {
    id: 'collection',
    label: 'Collection schedule',
    explains: 'The option of a fee schedule that the table uses: one limit with its fees.',
    clause,
    values: schedules.map((option) => ({
      value: keyOf(option, schedules),
      label: `${titleOf(option)}${numberOf(option)} (${limitOf(option)}): ${feesOf(option)}`,
      posted: `at ${limitOf(option)}: ${feesOf(option, posted)}`,
    })),
    collects: Object.fromEntries(
      schedules.map((option) => [
        keyOf(option, schedules),
        {
          least: option.limit.min ?? '0',
          ...(option.limit.max === null ? {} : { most: option.limit.max }),
          rates: ratesOf(option),
          inSteps: option.fees.some(({ action }) => action),
          perBet: option.fees.find(isBet)?.amount ?? '0',
          ...(posted.per !== undefined && { of: posted.per }),
          perHand: option.fees.filter(isHand).map(perHandOf),
        },
      ]),
    ),
    default: keyOf(first, schedules),
  };
};
