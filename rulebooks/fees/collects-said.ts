/** In words: the limit that an option of fees is for, and what it takes there. */
import { listed } from '@/simulations/printing/lists';
import { capital } from '../spelling/wording';
import type { Collects } from '../terms/collects';
import type { OwnCollection } from '../terms/own-collection';
import { cents, sumText } from './checks/charged';
import { dollars } from './finding';
import { noneFor } from './none-for';

const sum = (amount: string): string => dollars(sumText(cents(amount)));

export function limitSaid({ least, most }: Pick<Collects, 'least' | 'most'>): string {
  if (most === undefined) return `${dollars(least)}, no limit`;
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}

/** "$1 a hand from the player-dealer up to $100 wagered in it, $2 up to $300, $11 above". */
function steps(perHand: Collects['perHand']): string {
  const said = perHand.map(({ to, fee }, index) => {
    const amount = index === 0 ? `${sum(fee)} a hand from the player-dealer` : sum(fee);
    if (to) return `${amount} up to ${dollars(to)}${index === 0 ? ' wagered in it' : ''}`;
    return `${amount} above`;
  });
  return listed(said);
}

type Taken = { collects: Collects; coupon?: string | undefined };
/** `per`: the one wager that a player’s fee is taken for, where the document names it; `free`: those that none is taken for. */
type Posted = { per?: string | undefined; free?: readonly string[] | undefined };

export function takesSaid(
  { collects: { perBet, perHand, inSteps }, coupon }: Taken,
  { per, free = [] }: Posted = {},
): string {
  const player =
    cents(perBet) > 0
      ? `${sum(perBet)} ${per === undefined ? 'a bet' : `for each ${per}`} from each player${noneFor(free)}`
      : 'no fee for a bet';
  const banked = inSteps
    ? steps(perHand)
    : perHand.map(({ fee }) => `${sum(fee)} a hand from the player-dealer`).join();
  return [player, banked, ...(coupon === undefined ? [] : [`${sum(coupon)} for a match play coupon`])].join(
    '; ',
  );
}

/** "option 3 of F-0001 (Red tables)"; by its row where it has no number. */
export const ownNamed = ({ schedule, name, option, row }: OwnCollection): string =>
  `${option === null ? `row ${row}` : `option ${option}`} of ${schedule} (${name})`;

export const ownSaid = (own: OwnCollection): string =>
  `Own schedule, ${ownNamed(own)}, ${limitSaid(own.collects)}: ${takesSaid(own)}`;

/** At the table the name tells players nothing; number and option are what an inspector asks for. */
export const ownPosted = (own: OwnCollection, free: readonly string[]): string =>
  `at ${limitSaid(own.collects)}: ${takesSaid(own, { per: own.collects.of, free })} (${own.schedule}, ${own.option === null ? `row ${own.row}` : `option ${own.option}`})`;

export const OwnNamed = (own: OwnCollection): string => capital(ownNamed(own));
