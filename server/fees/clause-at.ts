import type { Rulebook } from '@/rulebooks/format/record';
import type { ClauseId } from '@/rulebooks/spelling/ids';

/** The record of the narrowest rule that these lines of the source belong to, where they are recorded. */
export function clauseAt(rulebook: Rulebook | undefined, line: number): ClauseId | undefined {
  const rules = (rulebook?.sections ?? []).flatMap((section) => section.rules);
  const width = ({ source: [from, to] }: (typeof rules)[number]) => to - from;
  const [narrowest] = rules
    .filter(({ source: [from, to] }) => from <= line && line <= to)
    .sort((a, b) => width(a) - width(b));
  return narrowest?.clause;
}
