/** A check looks at a whole book of fees. What it says of one table it says through `about`. */
import type { FeeBook } from '../book';
import type { FeeFinding, FeeVerdict } from '../finding';
import { type FeeOption, type FeeTable, optionsOf } from '../schedule';

export type FeeCheck = (book: FeeBook) => FeeFinding[];

type Said = {
  verdict: FeeVerdict;
  sentence: string;
  /** Of the row that it is about. */
  line?: number | undefined;
  /** The line of the clause that it is about. */
  clause?: number | undefined;
  options?: readonly FeeOption[];
  /** About this table alone, and not the others of its group. */
  alone?: boolean;
};

export const about = (
  check: string,
  { document, group, line }: Pick<FeeTable, 'document' | 'group' | 'line'>,
  said: Said,
): FeeFinding => ({
  check,
  verdict: said.verdict,
  document,
  group,
  line: said.clause ?? said.line ?? line,
  ...(said.clause !== undefined && { clause: said.clause }),
  ...(said.alone && { table: line }),
  options: said.options ?? [],
  sentence: said.sentence,
});

const made = new WeakMap<FeeTable, FeeOption[]>();

/** The options of a table, made once. */
export function optionsIn(table: FeeTable): readonly FeeOption[] {
  const known = made.get(table) ?? optionsOf(table);
  made.set(table, known);
  return known;
}

export const groupedBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
};
