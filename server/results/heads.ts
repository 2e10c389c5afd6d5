/** The heads of a file of results: what stands in which column. */
import { type Answer, refuse } from '../problems/problem';
import type { ResultColumn } from './columns';

export const FACTS = ['premises', 'table', 'day', 'rounds', 'win', 'jackpots', 'reason'] as const;
export type Fact = (typeof FACTS)[number];

const NEEDED: readonly Fact[] = ['premises', 'table', 'day', 'rounds'];

export type Heads = {
  facts: Partial<Record<Fact, number>>;
  handles: Map<string, number>;
  wins: Map<string, number>;
};

export const handleHead = (id: string): string => `handle ${id}`;
export const winHead = (id: string): string => `win ${id}`;

/** In the order of the template. */
export const templateHeads = (columns: readonly ResultColumn[]): string[] => [
  ...FACTS,
  ...columns.map(({ id }) => handleHead(id)),
  ...columns.map(({ id }) => winHead(id)),
];

/** `of`: what it is of, however its head is spelled. */
type Column = { of: string; keep: (at: number) => void };

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

export function readHeads(row: readonly string[], columns: readonly ResultColumn[]): Answer<Heads> {
  const heads: Heads = { facts: {}, handles: new Map(), wins: new Map() };
  const known = new Map<string, Column>();
  for (const fact of FACTS)
    known.set(fact, {
      of: fact,
      keep: (at) => {
        heads.facts[fact] = at;
      },
    });
  const called = (name: string, id: string) => {
    known.set(`handle ${name}`, { of: handleHead(id), keep: (at) => heads.handles.set(id, at) });
    known.set(`win ${name}`, { of: winHead(id), keep: (at) => heads.wins.set(id, at) });
  };
  // A wager may be called as another is named: the name of its own counts.
  for (const { id, label } of columns) called(plain(label), id);
  for (const { id } of columns) called(plain(id), id);
  const seen = new Set<string>();
  for (const [at, cell] of row.entries()) {
    const name = plain(cell);
    if (name === '') continue;
    const column = known.get(name);
    if (!column)
      return refuse(
        'results-unreadable',
        `No column is called “${cell.slice(0, 80)}”. The version on trial has: ${columns.map(({ id }) => id).join(', ')}. Download the template again.`,
      );
    if (seen.has(column.of))
      return refuse('results-unreadable', `The column “${cell}” is there twice. Remove one.`);
    seen.add(column.of);
    column.keep(at);
  }
  const missing = NEEDED.filter((fact) => heads.facts[fact] === undefined);
  if (missing.length > 0 || heads.handles.size === 0)
    return refuse(
      'results-unreadable',
      `The first row has no column ${[...missing, ...(heads.handles.size === 0 ? ['handle'] : [])].map((name) => `“${name}”`).join(', ')}. Download the template.`,
    );
  if (heads.facts.win === undefined && heads.wins.size === 0)
    return refuse('results-unreadable', 'The first row has no column “win”. Download the template.');
  return { ok: true, value: heads };
}
