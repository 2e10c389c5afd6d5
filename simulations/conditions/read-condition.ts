/** A condition that somebody wrote, as a function of the features it looks at. */
import type { Condition } from '../features/condition';
import type { FeatureSpec } from '../features/feature';
import type { FeatureValue } from '../features/types';
import type { Result } from '../problems/problem';
import { Meanings } from './meaning';
import { checkOrder } from './order';
import { Refusal, refusable, unreadable } from './refusal';
import { tokensOf } from './tokens';
import { treeOf } from './tree';

/**
 * Never throws, whatever the text says. Its time is bounded by the length limit. The function it returns
 * looks only at the values it is given. Problems carry the characters they are about.
 */
export function readCondition(
  text: string,
  features: readonly FeatureSpec[],
  field?: string,
): Result<Condition> {
  return refusable(() => {
    const tokens = tokensOf(text);
    if (tokens.length === 0)
      throw new Refusal('condition-empty', `Write when this row wins, for example ${example(features)}.`, {
        from: 0,
        to: text.length,
      });
    checkOrder(tokens, text);
    const meanings = new Meanings(new Map(features.map((spec) => [spec.id, spec])));
    const { work } = meanings.flag(treeOf(tokens), '');
    const { looksAt } = meanings;
    if (looksAt.length === 0)
      throw unreadable(`Name a feature, for example ${example(features)}: this is always true, or never.`, {
        from: 0,
        to: text.length,
      });
    return { looksAt, holds: (...values: FeatureValue[]) => work(values) };
  }, field);
}

/** A condition over the first feature, to show how one is written. */
export function example([first]: readonly FeatureSpec[]): string {
  if (!first) return 'total == 7';
  const { id, type } = first;
  if (type.kind === 'whole') return `${id} == ${type.to}`;
  return type.kind === 'flag' ? id : `${id} == "${type.names[0]}"`;
}
