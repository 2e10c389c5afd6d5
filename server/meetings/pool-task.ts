/** What the thread beside the web server does with pools: it settles a meeting, checks a card against what is staked, writes stakes as a sheet, or works out what pool rules cost players. */
import { checkOwnRules } from '@/rulebooks/totalisator/own/checked';
import { costsOf, type PoolCost } from '@/rulebooks/totalisator/own/cost';
import type { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { fromText, toText } from '@/simulations/exact/fraction';
import { ok, type Result } from '@/simulations/problems/problem';
import type { Answer } from '../problems/problem';
import { type CardTask, cardTask } from './card-task';
import type { ShownReturns } from './returns-shown';
import { type ReturnsTask, returnsTask } from './returns-task';
import { type SettledText, type SettleTask, settleTask } from './settle-task';
import { type SheetTask, sheetTask } from './sheet-task';

export type CostTask = { rulebook: string; before: OwnRules; after: OwnRules };

/** Plain data: a fraction as text. */
type CostText = Omit<PoolCost, 'takeOut'> & { takeOut: string };
export type CostsText = { pool: string; before?: CostText; after?: CostText }[];

export type PoolTask =
  | { settle: SettleTask }
  | { costs: CostTask }
  | { card: CardTask }
  | { sheet: SheetTask }
  | { returns: ReturnsTask };
export type PoolTaskDone =
  | { settled: Answer<SettledText> }
  | { costs: Result<CostsText> }
  | { checked: Answer<undefined> }
  | { sheet: Answer<Uint8Array> }
  | { returns: Answer<ShownReturns> };

const asText = ({ takeOut, ...rest }: PoolCost): CostText => ({ ...rest, takeOut: toText(takeOut) });
export const fromCostText = ({ takeOut, ...rest }: CostText): PoolCost => ({
  ...rest,
  takeOut: fromText(takeOut),
});

function costTask({ rulebook, before, after }: CostTask): Result<CostsText> {
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const [was, is] = [before, after].map((content) => checkOwnRules(content, book.value)) as [
    ReturnType<typeof checkOwnRules>,
    ReturnType<typeof checkOwnRules>,
  ];
  if (!was.ok) return was;
  if (!is.ok) return is;
  const costs = costsOf(was.value, is.value, book.value.rules);
  if (!costs.ok) return costs;
  return ok(
    costs.value.map((one) => ({
      pool: one.pool,
      ...(one.before && { before: asText(one.before) }),
      ...(one.after && { after: asText(one.after) }),
    })),
  );
}

export function poolTask(task: PoolTask): PoolTaskDone {
  if ('settle' in task) return { settled: settleTask(task.settle) };
  if ('card' in task) return { checked: cardTask(task.card) };
  if ('returns' in task) return { returns: returnsTask(task.returns) };
  return 'costs' in task ? { costs: costTask(task.costs) } : { sheet: sheetTask(task.sheet) };
}
