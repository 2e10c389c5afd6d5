/** A table offered at a different wager from the printed one: every amount that scales, line by line. */

import { printedTerms } from '@/rulebooks/offer/meter';
import { choosableTables } from '@/rulebooks/offer/pay-table';
import { readAmount } from '@/rulebooks/spelling/amount';
import { type Fraction, fromText, ONE } from '@/simulations/exact/fraction';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { decimal } from '@/simulations/printing/numbers';
import type { Block, Row } from '../../paper';
import type { Subject } from '../../subject';
import type { Money, Progressive } from '../progressive';

/**
 * What is handed over for one winning wager of this size, its stake included where it comes back; undefined for a share
 * of a meter.
 */
function handed(pay: string, wager: Fraction): Fraction | undefined {
  const read = parsePay(pay);
  if (!read.ok || read.value.kind === 'meter') return undefined;
  return netPay(read.value, { wager, meter: fromText('0/1') })
    .add(ONE)
    .mul(wager);
}

export function multiplied({ variant }: Subject, each: Progressive, money: Money): Block[] {
  const { wager, result, progressive, label } = each;
  const payTable = variant.wagers[wager.id]?.payTable;
  const printed = printedTerms(wager, payTable);
  const base = printed && readAmount(printed.base);
  const stake = fromText(progressive.wager);
  if (!printed || !base || base.n === 0n || base.equals(stake)) return [];
  const rows = choosableTables(wager).find(({ id }) => id === payTable)?.rows ?? {};
  const row = (name: string, before: Fraction, now: Fraction): Row => ({
    cells: [name, money(before), money(before.mul(stake.div(base))), money(now)],
  });
  const seed = readAmount(printed.seed);
  const pays = result.events.flatMap(({ id, label: event, pays: odds }) => {
    const [before, now] = [handed(rows[id] ?? 'lose', base), handed(odds, stake)];
    return before && now && before.n !== 0n ? [row(event, before, now)] : [];
  });
  const envy = Object.entries(printed.envy?.pays ?? {}).flatMap(([id, text]) => {
    const [before, now] = [readAmount(text), progressive.envy?.pays[id]];
    const event = result.events.find((known) => known.id === id)?.label ?? id;
    return before && now ? [row(`Envy: ${event}`, before, fromText(now))] : [];
  });
  return [
    {
      kind: 'table',
      caption: `${label}: scaled from the wager in the rules, ${decimal(stake.div(base), 4)} times`,
      rowHeaders: 1,
      columns: [
        { title: 'What', grow: 2 },
        ...['Printed', 'Multiplied', 'As offered'].map((title) => ({
          title,
          align: 'right' as const,
          figures: true,
          grow: 1,
        })),
      ],
      rows: [
        row('One wager', base, stake),
        ...pays,
        ...(seed && seed.n !== 0n ? [row('Seed', seed, fromText(progressive.seed))] : []),
        ...envy,
      ],
    },
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'A share of the meter stays the same share. The edge equals that of the printed wager where the last two columns agree.',
    },
  ];
}
