/**
 * For tests, the second method: cards drawn one after another from what is left, each with its chance in floating point.
 * Totals are in points, and the bank's cards are followed in every order.
 */
import { inTable } from '../../exact/in-table';

/** By points: ½, 1 to 9. */
export type Shoe = readonly number[];
const pointsOf = (kind: number): number => (kind === 0 ? 0.5 : kind);

export type Pays = { nineAndAHalf: number; low: number };
type Stands = (total: number) => boolean;

/** Draws from the shoe: `over` is the mean of what `then` says of each next card; `key` names what is left. */
function drawing(shoe: Shoe) {
  const left = [...shoe];
  let cards = left.reduce((sum, count) => sum + count, 0);
  const over = (then: (points: number) => number): number => {
    let gain = 0;
    for (let kind = 0; kind < left.length; kind += 1) {
      const have = inTable(left[kind]);
      if (have === 0) continue;
      left[kind] = have - 1;
      cards -= 1;
      const each = then(pointsOf(kind));
      left[kind] = have;
      cards += 1;
      gain += (have / cards) * each;
    }
    return gain;
  };
  return { over, key: () => left.join() };
}

/** Between two hands by the house way: the chance that both go over. */
export function bothOver(shoe: Shoe): number {
  const { over, key } = drawing(shoe);
  const known = new Map<string, number>();
  const bank = (total: number): number =>
    total > 9.5 ? 1 : total < 6 ? over((points) => bank(total + points)) : 0;
  const player = (total: number): number => {
    if (total >= 6 && total <= 9.5) return 0;
    const found = known.get(key());
    if (found !== undefined) return found;
    const chance = total > 9.5 ? bank(0) : over((points) => player(total + points));
    known.set(key(), chance);
    return chance;
  };
  return over(player);
}

/** What the player gains: the best way where `stands` is left out. */
export function gainOf(shoe: Shoe, { nineAndAHalf, low }: Pays, stands?: Stands): number {
  const { over, key } = drawing(shoe);
  const bank = (player: number, total: number): number => {
    if (total < 6) return over((points) => bank(player, total + points));
    if (total === player) return 0;
    if (total < player || total > 9.5) return player === 9.5 ? nineAndAHalf : player < 5 ? low : 1;
    return -1;
  };
  const known = new Map<string, number>();
  const player = (total: number): number => {
    if (total > 9.5) return -1;
    const found = known.get(key());
    if (found !== undefined) return found;
    const standing = () => bank(total, 0);
    const drawing = () => over((points) => player(total + points));
    const gain = stands ? (stands(total) ? standing() : drawing()) : Math.max(standing(), drawing());
    known.set(key(), gain);
    return gain;
  };
  return over(player);
}
