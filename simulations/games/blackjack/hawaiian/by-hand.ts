/**
 * For tests, the second method: cards one after another from a small shoe, every total a hand can have worked out from lists, every hand of
 * the dealer's dealt out. Shares nothing with the engine but what a plan says.
 */

/** 0 an ace, 1 to 8 what counts two to nine, 9 a ten, 10 a joker. */
export type Shown = number;
const JOKER = 10;
const countsOf = (card: Shown): number[] => {
  if (card === 0) return [1, 11];
  return card === JOKER ? [2, 12] : [card + 1];
};

/** Every total, and the one that counts: the highest up to 22, or the lowest. */
export function score(cards: readonly Shown[]): { score: number; soft: boolean } {
  let totals = [0];
  for (const card of cards) totals = totals.flatMap((total) => countsOf(card).map((count) => total + count));
  const within = totals.filter((total) => total <= 22);
  const best = within.length > 0 ? Math.max(...within) : Math.min(...totals);
  return { score: best, soft: best !== Math.min(...totals) };
}

/** Every way to draw the next card: the card, its chance and the shoe without it. */
export function* drawn(
  shoe: readonly number[],
): Generator<[card: Shown, chance: number, shoe: readonly number[]]> {
  const all = shoe.reduce((sum, count) => sum + count, 0);
  for (const [card, count] of shoe.entries())
    if (count > 0) yield [card, count / all, shoe.map((other, at) => (at === card ? other - 1 : other))];
}

export const ofFirstRanks = (a: Shown, b: Shown): boolean =>
  [
    [0, 0],
    [9, JOKER],
    [JOKER, 9],
  ].some(([one, other]) => one === a && other === b);

/** Every hand of the dealer's that is of neither of the first two ranks. */
export function* dealersHands(
  cards: readonly Shown[],
  shoe: readonly number[],
): Generator<[score: number, chance: number, shoe: readonly number[]]> {
  const { score: total, soft } = score(cards);
  if (cards.length > 1 && total > (soft ? 18 : 17)) {
    yield [total, 1, shoe];
    return;
  }
  for (const [card, chance, rest] of drawn(shoe)) {
    if (cards.length === 1 && ofFirstRanks(cards[0] as Shown, card)) continue;
    for (const [end, then, last] of dealersHands([...cards, card], rest)) yield [end, chance * then, last];
  }
}

/** What one stake on a hand comes to that counts so much; the joker and ten of a split beat all that is left. */
export function result(mine: number, dealers: number, ranked = false): number {
  if (mine > 22 && dealers > 22) return Math.sign(dealers - mine);
  if (mine > 22) return -1;
  if (dealers > 22 || ranked) return 1;
  if (mine === 18 && dealers === 18) return -1;
  return Math.sign(mine - dealers);
}

export type Does = 'stand' | 'draw' | 'double' | 'give up';

/** A hand's best gain, every choice tried; in rounds without a hand of the first ranks. */
export function bestGain(
  cards: readonly Shown[],
  up: Shown,
  shoe: readonly number[],
): { gain: number; does: Does } {
  const stood = standing(cards, up, shoe);
  const { score: total } = score(cards);
  const choices: [Does, number][] = [['stand', stood]];
  if (total < 22) {
    let [draws, doubles] = [0, 0];
    for (const [card, chance, rest] of drawn(shoe)) {
      const next = [...cards, card];
      draws += chance * (score(next).score > 22 ? standing(next, up, rest) : bestGain(next, up, rest).gain);
      doubles += 2 * chance * standing(next, up, rest);
    }
    choices.push(['draw', draws]);
    if (cards.length === 2) {
      let round = 0;
      for (const [, chance] of dealersHands([up], shoe)) round += chance;
      choices.push(['double', doubles], ['give up', -round / 2]);
    }
  }
  const [does, gain] = choices.reduce((best, one) => (one[1] > best[1] ? one : best));
  return { gain, does };
}

export function standing(cards: readonly Shown[], up: Shown, shoe: readonly number[]): number {
  let gain = 0;
  for (const [dealers, chance] of dealersHands([up], shoe))
    gain += chance * result(score(cards).score, dealers);
  return gain;
}

type Ended = { score: number; stake: number; gaveUp: boolean; ranked: boolean };

/** Every way in which the hands of a split pair are dealt and played in the order of the table: how all of them ended, and the cards left. */
export function* splitHands(
  waiting: number,
  pair: Shown,
  { most, plan }: { most: number; plan: (cards: readonly Shown[]) => Does },
  shoe: readonly number[],
  ended: readonly Ended[] = [],
): Generator<[ended: readonly Ended[], chance: number, shoe: readonly number[]]> {
  if (waiting === 0) {
    yield [ended, 1, shoe];
    return;
  }
  for (const [card, chance, rest] of drawn(shoe)) {
    if (card === pair && waiting + ended.length < most) {
      for (const [all, then, last] of splitHands(waiting + 1, pair, { most, plan }, rest, ended))
        yield [all, chance * then, last];
      continue;
    }
    for (const [hand, then, left] of playedOut([pair, card], plan, rest))
      for (const [all, later, last] of splitHands(waiting - 1, pair, { most, plan }, left, [...ended, hand]))
        yield [all, chance * then * later, last];
  }
}

function* playedOut(
  cards: readonly Shown[],
  plan: (cards: readonly Shown[]) => Does,
  shoe: readonly number[],
): Generator<[hand: Ended, chance: number, shoe: readonly number[]]> {
  const { score: total } = score(cards);
  const hand = {
    score: total,
    stake: 1,
    gaveUp: false,
    ranked: cards.length === 2 && ofFirstRanks(cards[0] as Shown, cards[1] as Shown),
  };
  const does = total > 22 ? 'stand' : plan(cards);
  if (does === 'stand') yield [hand, 1, shoe];
  else if (does === 'give up') yield [{ ...hand, gaveUp: true }, 1, shoe];
  else
    for (const [card, chance, rest] of drawn(shoe)) {
      const next = [...cards, card];
      if (does === 'double')
        yield [{ score: score(next).score, stake: 2, gaveUp: false, ranked: false }, chance, rest];
      else for (const [end, then, left] of playedOut(next, plan, rest)) yield [end, chance * then, left];
    }
}

/** What these hands gain and stake together, over every hand of the dealer's. */
export function against(ended: readonly Ended[], up: Shown, shoe: readonly number[]) {
  let [gain, staked] = [0, 0];
  for (const [dealers, chance] of dealersHands([up], shoe))
    for (const hand of ended) {
      staked += chance * hand.stake;
      gain += chance * (hand.gaveUp ? -0.5 : hand.stake * result(hand.score, dealers, hand.ranked));
    }
  return { gain, staked };
}
