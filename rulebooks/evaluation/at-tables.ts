/** What the tables that offer a change must say because of it: of a change for a time, what the clauses on such changes ask for too. */

import type { Finding } from '../findings/finding';
import type { Rulebook } from '../format/record';
import { clausesOfTemporary } from '../format/topics-of';
import type { ClauseId } from '../spelling/ids';

export type AtTables = { clause: ClauseId; line: string };

/** Each line once. `temporary`: the rulebook, where the change is for a time. */
export function owedAtTables(
  findings: readonly Finding[],
  temporary?: Pick<Rulebook, 'variations' | 'sections'>,
): AtTables[] {
  const clauses = temporary && clausesOfTemporary(temporary);
  const owed = findings.flatMap(({ signLine: line, wager, clause }) =>
    line !== undefined && (wager !== undefined || clauses?.has(clause)) ? [{ clause, line }] : [],
  );
  return owed.filter(({ line }, index) => owed.findIndex((each) => each.line === line) === index);
}
