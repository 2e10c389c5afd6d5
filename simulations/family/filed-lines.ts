/**
 * Lines that an operator files in place of printed ones, as a page, a paper and the command line show them: a name, the holdings a
 * line is for, what it does with them, and an exception. Each cell is text in the family's own words, which the family reads.
 */
import type { Result } from '../problems/problem';

export type FiledLine = {
  id: string;
  /** As the operator's rules print it. */
  says: string;
  when: string;
  does: string;
  /** An exception, and what is done then; both empty where there is none. */
  unless: string;
  instead: string;
};
export type FiledLines = {
  /** Names for what conditions refer to: "low 23456; high JQK". */
  names: string;
  lines: readonly FiledLine[];
};

/** What the head says of them: nothing to be loaded. */
export type FiledShown = {
  /** The parameter that they are. */
  parameter: string;
  /** "House Way". */
  called: string;
  /** Above the cells of a line. */
  columns: { when: string; does: string; unless: string; instead: string; names: string };
  /** How many holdings a check tries, in words: "every hand of the pack". */
  tries: string;
};

/** For families whose rules leave lines to the operator. */
export type Filing<Parameters> = {
  /** The phrases of the two kinds of cells, with what they mean where they do not say it. */
  vocabulary: { conditions: readonly [string, string][]; does: readonly [string, string][] };
  /** The lines in force under the parameters. */
  lines: (parameters: Parameters) => FiledLines;
  /** The parameter's value: problems have the fields `lines.3.when`, `names`. */
  read: (lines: FiledLines) => Result<unknown>;
  /** Read, and then tried on every holding: takes seconds, and says now and then which share has been tried. */
  check: (parameters: Parameters, value: unknown, tried?: Tried) => Result<unknown>;
};
export type Tried = (share: number) => void;
