/** "To 1" and "for 1" side by side: what happens to the winning wager. */
import { listed } from '@/rulebooks/spelling/wording';
import { byWay } from '@/simulations/request/settlement';
import { settlementOf } from './settled';
import { type Offered, wins } from './wagers';

function paysOf(each: Offered): string[] {
  const alone = () => wins(each.result).map(({ pays }) => pays);
  return byWay(settlementOf(each), {
    table: alone,
    meter: alone,
    rows: alone,
    model: alone,
    round: ({ members }) => members.flatMap(({ pays }) => pays.map((row) => row.pays)),
  });
}

const isTo = (pays: string): boolean => / to /.test(pays);
const isFor = (pays: string): boolean => / for /.test(pays);
const isShare = (pays: string): boolean => pays.endsWith('of the meter');
const isSum = (pays: string): boolean => /^\D*\d[\d,.]*$/.test(pays);

/** Undefined where every win is paid on top of the wager, as players expect. */
export function paidApart(all: Offered[]): string | undefined {
  const pays = all.flatMap(paysOf);
  const apart = [
    ...(pays.some(isFor) ? ['a pay “for 1”'] : []),
    ...(pays.some(isSum) ? ['a sum of money'] : []),
    ...(pays.some(isShare) ? ['a share of the meter'] : []),
  ];
  if (apart.length === 0) return undefined;
  const words = listed(apart, 'or');
  const named = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const onTop = pays.some(isTo) ? ' A pay “to 1” comes on top of the wager.' : '';
  return `${named} replaces the wager, which does not come back.${onTop}`;
}
