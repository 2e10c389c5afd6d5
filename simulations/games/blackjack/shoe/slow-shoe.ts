/**
 * For tests: the same table dealt the plain way, from a shoe that lies in an order, with hands as lists of cards and scores
 * added up again at each card. Shares no code with the shoe's dealer.
 */
import { type Cell, type Column, cellsOf, LINES } from '../chart';
import type { Rules } from '../rules';

/** In parts of a stake that are 1. */
export type SlowRound = { gains: number[]; cards: number[] };
export type SlowShoe = { rounds: SlowRound[] };

type Finished = { cards: number[]; stake: number; split: boolean };
type Seat = { cards: number[]; gaveUp?: boolean; blackjack?: boolean; finished: Finished[] };

/** A card's face: from 9 on it counts ten. */
const worth = (face: number) => (face === 0 ? 1 : Math.min(face, 9) + 1);

export function total(cards: readonly number[]): { total: number; soft: boolean } {
  const hard = cards.reduce((sum, kind) => sum + worth(kind), 0);
  const soft = cards.includes(0) && hard + 10 <= 21;
  return { total: soft ? hard + 10 : hard, soft };
}

function dealerStops(cards: readonly number[], soft17: Rules['soft17']): boolean {
  if (soft17 === 'hit-for-good') throw new RangeError('not dealt here');
  const { total: points, soft } = total(cards);
  if (points === 17 && soft) return soft17 === 'stand';
  return points >= 17;
}

const mayDouble = (cards: readonly number[], rules: Rules): boolean => {
  const { total: points } = total(cards);
  if (cards.length !== 2 || rules.double === 'none') return false;
  return rules.double === 'any' || (rules.double === '9-11' && points >= 9 && points <= 11);
};

/** One round; `next` gives the face of the next card. */
export function slowRound(
  rules: Rules,
  chart: readonly Column[],
  players: number,
  next: () => number,
): SlowRound {
  const seen: number[] = [];
  const deal = (): number => {
    const face = next();
    seen.push(face);
    return face;
  };
  const seats: Seat[] = Array.from({ length: players }, () => ({ cards: [deal()], finished: [] }));
  const up = deal();
  for (const seat of seats) seat.cards.push(deal());
  const column = chart[Math.min(up, 9)] as Column;
  const cellFor = (cards: readonly number[]): Cell => {
    const held = total(cards);
    const at = LINES.findIndex((line) => line.soft === held.soft && line.total === held.total);
    return cellsOf(column)[at] as Cell;
  };
  const playOut = (cards: number[], split: boolean): Finished => {
    for (;;) {
      if (total(cards).total >= 21) return { cards, stake: 1, split };
      const cell = cellFor(cards);
      const doubles =
        (cell === 'Dh' || cell === 'Ds') && mayDouble(cards, rules) && (!split || rules.doubleAfterSplit);
      if (doubles) return { cards: [...cards, deal()], stake: 2, split };
      if (cell === 'S' || cell === 'Ds' || cell === 'Rs') return { cards, stake: 1, split };
      cards.push(deal());
    }
  };
  for (const seat of seats) {
    const [a, b] = seat.cards as [number, number];
    const held = total(seat.cards);
    if (held.total === 21) {
      seat.blackjack = true;
      continue;
    }
    const pair = a === b && rules.splits[Math.min(a, 9)] ? column.pairs[Math.min(a, 9)] : '-';
    const splits = pair === 'P' || (pair === 'Rp' && rules.surrender === 'none');
    const cell = cellFor(seat.cards);
    if (rules.surrender !== 'none' && (pair === 'Rp' || (pair === '-' && (cell === 'Rh' || cell === 'Rs')))) {
      seat.gaveUp = true;
      continue;
    }
    if (!splits) {
      seat.finished.push(playOut([...seat.cards], false));
      continue;
    }
    const waiting = [[a], [a]];
    let hands = 2;
    while (waiting.length > 0) {
      const [card] = waiting.shift() as [number];
      const second = deal();
      const most = a === 0 && !rules.resplitAces ? 2 : rules.hands;
      if (second === a && hands < most) {
        hands += 1;
        waiting.unshift([card], [second]);
      } else if (a === 0 && !rules.drawToAces)
        seat.finished.push({ cards: [card, second], stake: 1, split: true });
      else seat.finished.push(playOut([card, second], true));
    }
  }
  const live = seats.some(({ finished }) => finished.some(({ cards }) => total(cards).total <= 21));
  const blackjackMatters =
    (up === 0 || up >= 9) &&
    seats.some(({ blackjack, gaveUp }) => blackjack || (gaveUp && rules.surrender === 'late'));
  const dealers = [up];
  if (live)
    do dealers.push(deal());
    while (!dealerStops(dealers, rules.soft17));
  else if (blackjackMatters || rules.naturalTakes === 'first') dealers.push(deal());
  const end = total(dealers).total;
  const natural = dealers.length === 2 && end === 21;
  const gainOf = ({ cards, stake, split }: Finished): number => {
    const { total: points } = total(cards);
    const best = split && cards.length === 2 && points === 21 && rules.splitTwentyOne === 'beats-longer';
    if (points > 21) return -stake;
    if (natural) return best ? 0 : -stake;
    if (end > 21 || points > end || (best && end === 21)) return stake * rules.winPays;
    return points === end ? 0 : -stake;
  };
  const gains = seats.map(({ blackjack, gaveUp, finished }) => {
    if (blackjack) return natural ? 0 : rules.blackjackPays;
    if (gaveUp) return natural && rules.surrender === 'late' ? -1 : -0.5;
    if (natural && rules.naturalTakes === 'first') return -1;
    return finished.reduce((sum, hand) => sum + gainOf(hand), 0);
  });
  return { gains, cards: seen };
}

/** Gives a face of which so many are left. */
export type Draw = (left: readonly number[]) => number;

/** Rounds until the cut card has come out. Where the cards run out, the discards are shuffled and the round is the last. */
export function slowShoe(
  rules: Rules,
  chart: readonly Column[],
  { players, cut }: { players: number; cut: number },
  draw: Draw,
): SlowRound[] {
  const rounds: SlowRound[] = [];
  let left = rules.tens ? [...rules.shoe.slice(0, 9), ...rules.tens] : [...rules.shoe];
  const discards = left.map(() => 0);
  let discarded = 0;
  let ranOut = false;
  while (discarded < cut && !ranOut) {
    const round = slowRound(rules, chart, players, () => {
      if (left.every((count) => count === 0)) {
        left = discards.splice(0);
        ranOut = true;
      }
      const kind = draw(left);
      left[kind] = (left[kind] ?? 0) - 1;
      return kind;
    });
    rounds.push(round);
    for (const kind of round.cards) discards[kind] = (discards[kind] ?? 0) + 1;
    discarded += round.cards.length;
  }
  return rounds;
}

/** Every way that cards can come, each with its chance: `run` is called again for each. */
export function everyWay(run: (draw: Draw) => (chance: number) => void): void {
  const path: { kinds: number[]; chances: number[]; at: number }[] = [];
  do {
    let step = 0;
    let chance = 1;
    const done = run((left) => {
      if (step === path.length) {
        const all = left.reduce((sum, count) => sum + count, 0);
        const kinds = left.flatMap((count, kind) => (count > 0 ? [kind] : []));
        if (all === 0) throw new RangeError('no card is left');
        path.push({ kinds, chances: kinds.map((kind) => (left[kind] ?? 0) / all), at: 0 });
      }
      const { kinds, chances, at } = path[step] as (typeof path)[number];
      step += 1;
      chance *= chances[at] ?? 0;
      return kinds[at] ?? 0;
    });
    done(chance);
    for (let last = path.at(-1); last && last.at === last.kinds.length - 1; last = path.at(-1)) path.pop();
    const last = path.at(-1);
    if (last) last.at += 1;
  } while (path.length > 0);
}
