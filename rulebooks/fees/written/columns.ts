/** A schedule as rows of text: columns that are the same for every table, then one for each fee, named as the printed table names it. */
import { playersNamed } from '../finding';
import type { FeeOption, FeeTable, FeeTerms } from '../schedule';

export const FIXED = ['option', 'limit from', 'limit to', 'players from', 'players to'] as const;
export const ACTION = ['action from', 'action to'] as const;

export const byAction = ({ kind }: Pick<FeeTable, 'kind'>): boolean => kind.startsWith('by-total-action');

const feeColumn = ({ name, players }: FeeTerms): string =>
  players ? `${name} (${playersNamed(players)})` : name;

export const columnsOf = (table: FeeTable): string[] => [
  ...FIXED,
  ...(byAction(table) ? ACTION : []),
  ...table.terms.map(feeColumn),
];

/** A table that rows can hold in full: its limits are ranges, each with two legible ends or an open one. */
export const isWritable = (table: FeeTable): boolean =>
  [table.limit, ...table.rows.flatMap(({ limit }) => limit ?? [])].every(
    (limit) => limit.blinds === undefined && !limit.lost && limit.form === table.limit.form,
  );

/** In an address: "holdem.per-hand.6961". */
export const templateKey = ({ group, kind, line }: Pick<FeeTable, 'group' | 'kind' | 'line'>): string =>
  `${group}.${kind}.${line}`;

/** The rows of an option, one for each step. */
export function rowsOf(table: FeeTable, option: FeeOption): string[][] {
  const { limit, players } = option;
  const head = [
    String(option.option ?? ''),
    ...[limit.min, limit.max, players.min, players.max].map((end) => String(end ?? '')),
  ];
  const count = table.terms.length;
  const steps = Array.from({ length: option.fees.length / count }, (_, step) =>
    option.fees.slice(step * count, (step + 1) * count),
  );
  return steps.map((fees) => [
    ...head,
    ...(byAction(table) ? [fees[0]?.action?.min ?? '', fees[0]?.action?.max ?? ''] : []),
    ...fees.map(({ amount }) => amount),
  ]);
}
