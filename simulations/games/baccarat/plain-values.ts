/**
 * For tests, the second method for the points: every sequence of card values, drawn from what is left of the shoe,
 * weighted by its chance in floating point. Written for this game alone and without the tableau as data.
 */
import { inTable } from '../../exact/in-table';
import { bankerTakes } from './dealer';

export type Points = { player: number; banker: number; playerCards: number; bankerCards: number };

export function forEachValueSequence(
  decks: number,
  visit: (points: Points, probability: number) => void,
  takes: (two: number, playersThird: number) => boolean = bankerTakes,
  naturalsEnd = true,
): void {
  const left = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((cards) => cards * decks);
  let cards = 52 * decks;
  const draw = (probability: number, then: (value: number, probability: number) => void) => {
    for (let value = 0; value < 10; value += 1) {
      const have = inTable(left[value]);
      if (have === 0) continue;
      const chance = (probability * have) / cards;
      left[value] = have - 1;
      cards -= 1;
      then(value, chance);
      left[value] = have;
      cards += 1;
    }
  };
  draw(1, (a, pa) =>
    draw(pa, (b, pb) =>
      draw(pb, (c, pc) =>
        draw(pc, (d, chance) => {
          const player = (a + c) % 10;
          const banker = (b + d) % 10;
          const end = (
            players: number,
            bankers: number,
            playerCards: number,
            bankerCards: number,
            p: number,
          ) => visit({ player: players % 10, banker: bankers % 10, playerCards, bankerCards }, p);
          if (naturalsEnd && (player > 7 || banker > 7)) return end(player, banker, 2, 2, chance);
          const bankersTurn = (players: number, playerCards: number, third: number, p: number) =>
            takes(banker, third)
              ? draw(p, (value, chance) => end(players, banker + value, playerCards, 3, chance))
              : end(players, banker, playerCards, 2, p);
          if (player > 5) return bankersTurn(player, 2, 10, chance);
          return draw(chance, (value, p) => bankersTurn(player + value, 3, value, p));
        }),
      ),
    ),
  );
}
