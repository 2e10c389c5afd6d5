/**
 * Who takes which part of a pot, and why. The parts are equal; each goes to the best hand by its own rule among those that qualify for
 * it, and is divided between hands that tie. A part for which no hand qualifies goes with the others.
 */

import { type Card, cardName, rankOf, readCards, suitOf } from '../equipment/cards/card';
import { inTable } from '../exact/in-table';
import { bestHand, bestValue, type HandRule, type Made, nameOf } from './hands';
import type { Pack } from './pack';

export type PotPart = {
  id: string;
  /** "High", "Low", "Board 1". */
  label: string;
  hand: HandRule;
  /** The worst hand that qualifies, as cards: "8h 7c 6d 5s 4h". */
  worst?: string;
};

/**
 * `left-of-button`: among those who share, the first to the left. `high-card`: the highest card of all they hold, then its suit.
 * `stud-split`: so for the high part, and the lowest card for the low part. `unsaid`: the rules do not say.
 */
export type OddChips = 'left-of-button' | 'high-card' | 'stud-split' | 'unsaid';

export type PotRules = {
  pack: Pack;
  /** A player's own cards at the showdown. */
  own: number;
  boards: 0 | 1 | 2;
  /** On each board, where they are not five. */
  boardCards?: number;
  parts: readonly PotPart[];
  /** The part that takes all where no hand qualifies for any, whoever qualifies. */
  otherwise?: string;
  oddChips: OddChips;
  /** Players who tie for every part share the pot as evenly as it goes, and not part by part. */
  evenly?: true;
};

const BOARD_CARDS = 5;
export const boardCardsOf = ({ boardCards = BOARD_CARDS }: PotRules): number => boardCards;

/** In the order of the seats, the first to the left of the button first. */
export type Shown = { own: readonly Card[] }[];

export type Taken = { seat: number; chips: number; odd: number };
export type PartTaken = {
  part: PotPart;
  chips: number;
  /** By seat: the best hand for this part, and whether it qualifies. */
  hands: (Made & { name: string; qualifies: boolean })[];
  /** Empty where the chips went with another part. */
  winners: Taken[];
  /** Chips that the rules give to nobody. */
  unsaid: number;
  because: string;
};

export const worstValue = ({ hand, worst }: PotPart): number => {
  if (worst === undefined) return Number.NEGATIVE_INFINITY;
  const read = readCards(worst);
  if (!read.ok) throw new Error(`${worst} is no hand`);
  return bestValue({ order: hand.order, from: 'own' }, read.value, []);
};

/** Larger is higher; clubs, diamonds, hearts and spades rise. */
const place = (card: Card): number => rankOf(card) * 4 + suitOf(card);
const highest = (own: readonly Card[]): Card => own.reduce((a, b) => (place(b) > place(a) ? b : a));
const lowest = (own: readonly Card[]): Card => own.reduce((a, b) => (place(b) < place(a) ? b : a));

/** Which of those that tie takes the odd chips; undefined where the rules do not say. */
function oddTo(
  { oddChips, parts }: PotRules,
  part: PotPart,
  tied: readonly number[],
  shown: Shown,
): { seat: number; by: string } | undefined {
  const first = inTable(tied[0]);
  if (oddChips === 'unsaid') return undefined;
  if (oddChips === 'left-of-button') return { seat: first, by: 'first to the left of the button' };
  const isLow = oddChips === 'stud-split' && part !== parts[0];
  const pick = isLow ? lowest : highest;
  const card = pick(tied.map((seat) => pick(shown[seat]?.own ?? [])));
  const seat = tied.find((one) => shown[one]?.own.includes(card));
  return seat === undefined
    ? undefined
    : { seat, by: `${isLow ? 'lowest' : 'highest'} card, the ${cardName(card)}` };
}

function divided(
  rules: PotRules,
  part: PotPart,
  chips: number,
  tied: readonly number[],
  shown: Shown,
): Pick<PartTaken, 'winners' | 'unsaid'> & { odd: string } {
  const each = Math.floor(chips / tied.length);
  const left = chips - each * tied.length;
  const to = left > 0 ? oddTo(rules, part, tied, shown) : undefined;
  return {
    winners: tied.map((seat) => {
      const odd = to?.seat === seat ? left : 0;
      return { seat, chips: each + odd, odd };
    }),
    unsaid: left > 0 && !to ? left : 0,
    odd:
      left === 0
        ? ''
        : to
          ? ` The odd ${left === 1 ? 'chip goes' : 'chips go'} to the ${to.by}.`
          : ` The rules do not say who takes the odd ${left === 1 ? 'chip' : 'chips'}.`,
  };
}

const best = (hands: readonly { value: number }[], among: readonly number[]): number[] => {
  const most = Math.max(...among.map((seat) => hands[seat]?.value ?? -1));
  return among.filter((seat) => hands[seat]?.value === most);
};

/** Of each part how many chips: equal, the first parts one more where they cannot be. */
function sharedOut(parts: readonly PotPart[], chips: number): Map<PotPart, number> {
  const each = Math.floor(chips / parts.length);
  const more = chips - each * parts.length;
  return new Map(parts.map((part, at) => [part, each + (at < more ? 1 : 0)]));
}

/** The boards have all their cards, and every player has all of theirs. */
export function divide(
  rules: PotRules,
  shown: Shown,
  boards: readonly (readonly Card[])[],
  chips: number,
): PartTaken[] {
  const seats = shown.map((_, seat) => seat);
  const judged = rules.parts.map((part) => {
    const least = worstValue(part);
    const hands = shown.map(({ own }) => {
      const made = bestHand(part.hand, own, boards[part.hand.board ?? 0] ?? []);
      if (!made) throw new Error('a hand has too few cards');
      return { ...made, name: nameOf(made, part.hand.order), qualifies: made.value >= least };
    });
    return { part, hands, qualified: seats.filter((seat) => hands[seat]?.qualifies) };
  });
  const won = judged.filter(({ qualified }) => qualified.length > 0).map(({ part }) => part);
  const fallback = rules.parts.find(({ id }) => id === rules.otherwise);
  const awarded = won.length > 0 ? won : fallback ? [fallback] : [];
  const ties = new Map(
    judged
      .filter(({ part }) => awarded.includes(part))
      .map(({ part, hands, qualified }) => [part, best(hands, qualified.length > 0 ? qualified : seats)]),
  );
  const asOne = rules.evenly === true && tieForAll([...ties.values()]);
  const amounts = sharedOut(asOne ? awarded.slice(0, 1) : awarded, chips);
  return judged.map(({ part, hands, qualified }) => {
    const tied = ties.get(part);
    const amount = amounts.get(part);
    if (tied === undefined || amount === undefined) {
      const others = awarded.map(({ label }) => label.toLowerCase()).join(' and ');
      const because = tied
        ? 'The same players tie for it, so the pot is shared as one.'
        : `No hand qualifies, so this part goes with ${others}.`;
      return { part, chips: 0, hands, winners: [], unsaid: 0, because };
    }
    const { odd, ...shares } = divided(rules, part, amount, tied, shown);
    const name = hands[inTable(tied[0])]?.name ?? '';
    const unqualified =
      qualified.length === 0 ? ' No hand qualifies for any part, so the best takes all.' : '';
    const because =
      tied.length === 1
        ? `${name} is best.${unqualified}`
        : `${tied.length} players tie with ${name} and share.${odd}${unqualified}`;
    return { part, chips: amount, hands, ...shares, because };
  });
}

/** Whether the same players, several of them, are best for every part. */
const tieForAll = ([first = [], ...others]: readonly (readonly number[])[]): boolean =>
  others.length > 0 && first.length > 1 && others.every((tied) => tied.join() === first.join());
