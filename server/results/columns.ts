/** The wagers of a version as the columns of a file of results, with what the limits of a table and its pays say of each. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { limitGroup } from '@/rulebooks/offer/limit-group';
import { currencyOfStakes } from '@/rulebooks/variant/currency-of-stakes';
import { declaredRanges, type LimitGroup, type LimitRange } from '@/rulebooks/variant/limits';
import { fromText } from '@/simulations/exact/fraction';
import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { priceOf } from '../documents/content/progressive';
import { settlementOf } from '../documents/content/settled';
import { offered } from '../documents/content/wagers';
import type { Subject } from '../documents/subject';
import { type Answer, refuse } from '../problems/problem';
import { playedAs, publicSubject } from '../record/played';
import type { SubmissionRow } from '../submissions/stored/queries';
import { lineFor, type TableLimits } from '../vocabulary/table-limits';

export type ResultColumn = {
  id: string;
  label: string;
  group: LimitGroup;
  /** Paid from a meter, in part. */
  meter: boolean;
  /** What one wager from a meter costs, in minor units. */
  price?: number;
  /** Meters of the game have other prices, so that the limits of a table are those of all. */
  amongPrices?: true;
  result: AnalysedWager;
  /** The least and the most that players can gain of one unit staked first, without what a meter pays. */
  net: { least: number; most: number };
};

export type Reported = { columns: ResultColumn[]; currency: string; leastStake: number };

/** Of its own group, or those of every wager without limits of its own; of one from a meter its price, unless the table takes another. */
export function limitsFor(
  { groups }: TableLimits,
  { group, price, amongPrices }: Pick<ResultColumn, 'group' | 'price' | 'amongPrices'>,
): LimitRange | undefined {
  const own = lineFor(groups, group);
  if (price === undefined) return own;
  const at = { minimum: price, maximum: price };
  if (own?.group !== group) return at;
  return amongPrices && own.minimum <= price && price <= own.maximum ? at : own;
}

export const columnsOf = (subject: Subject): ResultColumn[] => {
  const all = offered(subject);
  const prices = all.flatMap((each) => {
    const settled = settlementOf(each);
    return settled.by === 'meter' ? [priceOf(settled.meter, subject.rulebook.currency)] : [];
  });
  const haveSeveral = new Set(prices).size > 1;
  return all.map((each) => {
    const { wager, label, result } = each;
    const settled = settlementOf(each);
    const nets = result.events.map(({ net }) => fromText(net).valueOf());
    return {
      id: result.id,
      label,
      group: limitGroup(subject.game, wager),
      meter: settled.by === 'meter',
      ...(settled.by === 'meter' && { price: priceOf(settled.meter, subject.rulebook.currency) }),
      ...(haveSeveral && { amongPrices: true as const }),
      result,
      net: { least: Math.min(...nets), most: Math.max(...nets) },
    };
  });
};

export async function reportedOf(db: Queries, row: SubmissionRow): Promise<Answer<Reported>> {
  const played = await playedAs(db, row);
  const analysis = await analysisById(db, row.analysisId);
  if (!played.ok) return played;
  if (!analysis)
    return refuse(
      'damaged',
      'The analysis of this version can no longer be read. Tell whoever runs the site.',
    );
  const columns = columnsOf(publicSubject(row, played.value, analysis));
  const { limits } = played.value.variant.circumstances;
  return {
    ok: true,
    value: {
      columns,
      currency: currencyOfStakes({ limits }, played.value.rulebook),
      leastStake: limits ? Math.min(...declaredRanges(limits).map(({ minimum }) => minimum)) : 100,
    },
  };
}
