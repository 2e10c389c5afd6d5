/** Baccarat written the obvious way, for comparison only. */
import { inTable } from '../exact/in-table';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0];

const bankerDraws = (two: number, third: number | undefined): boolean => {
  if (third === undefined) return two <= 5;
  if (two <= 2) return true;
  if (two === 3) return third !== 8;
  if (two === 4) return third >= 2 && third <= 7;
  if (two === 5) return third >= 4 && third <= 7;
  return two === 6 && (third === 6 || third === 7);
};

/** The last figures of both hands, whatever the values were dealt in this order. */
function settle(values: number[]): [player: number, banker: number] {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  let player = (a + c) % 10;
  let banker = (b + d) % 10;
  if (player < 8 && banker < 8) {
    const rest = values.slice(4);
    const third = player <= 5 ? rest.shift() : undefined;
    if (third !== undefined) player = (player + third) % 10;
    if (bankerDraws(banker, third)) banker = (banker + (rest.shift() ?? 0)) % 10;
  }
  return [player, banker];
}

/** The player's wins, from six cards of a shoe that is shuffled as far as it is dealt. */
export function playerRounds(rounds: number, decks = 8): number {
  const shoe = Array.from({ length: 52 * decks }, (_, card) => inTable(VALUES[card % 13]));
  let won = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < 6; i += 1) {
      const from = i + Math.floor(Math.random() * (shoe.length - i));
      [shoe[i], shoe[from]] = [inTable(shoe[from]), inTable(shoe[i])];
    }
    const [player, banker] = settle(shoe.slice(0, 6));
    if (player > banker) won += 1;
  }
  return won;
}

/** One wager by one pass over every sequence of six ranks, each weighted by the deals that bring it. */
export function playerWins(decks: number): number {
  const left = VALUES.map(() => 4 * decks);
  const values: number[] = [];
  let wins = 0;
  const deal = (weight: number) => {
    if (values.length === 6) {
      const [player, banker] = settle(values);
      if (player > banker) wins += weight;
      return;
    }
    for (const [rank, value] of VALUES.entries()) {
      const have = inTable(left[rank]);
      left[rank] = have - 1;
      values.push(value);
      deal(weight * have);
      values.pop();
      left[rank] = have;
    }
  };
  deal(1);
  return wins;
}
