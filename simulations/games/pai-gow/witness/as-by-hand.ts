/** For tests: classes of hands that the witness sets, or ranks, in another way than the lines do. */
import type { Card } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { handClasses } from '../cards/hand-classes';
import type { Jokers } from '../cards/pack';
import type { Settings } from '../house-way/completeness';
import type { Readings } from '../house-way/gaps';
import { rankReading } from '../house-way/rule-13-21';
import { byHand } from './by-hand';

/** A different worth for the same hand, or the worths in another order. */
export function notAsByHand(
  settings: Settings,
  readings: Readings,
  ranks = rankReading(readings),
  jokers: Jokers = 1,
): (readonly Card[] | string)[] {
  const witness = byHand(readings, ranks);
  const [highs, lows] = [new Map<number, number>(), new Map<number, number>()];
  const cards = new Uint8Array(7);
  const wrong: (readonly Card[] | string)[] = [];
  for (const { cards: hand, number } of handClasses(jokers)) {
    cards.set(hand);
    const { behind, front } = witness(cards);
    const [high, low] = [inTable(settings.high[number]), inTable(settings.low[number])];
    if ((highs.get(high) ?? behind) !== behind || (lows.get(low) ?? front) !== front) wrong.push(hand);
    highs.set(high, behind);
    lows.set(low, front);
  }
  if (!rising(highs) || !rising(lows)) wrong.push('in another order');
  return wrong;
}

function rising(worths: ReadonlyMap<number, number>): boolean {
  const inOrder = [...worths].sort(([a], [b]) => a - b).map(([, worth]) => worth);
  return inOrder.every((worth, i) => i === 0 || worth > inTable(inOrder[i - 1]));
}
