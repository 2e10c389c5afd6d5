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

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

export function readHeads(row: readonly string[], columns: readonly ResultColumn[]): Answer<Heads> {
  const heads: Heads = { facts: {}, handles: new Map(), wins: new Map() };
  const known = new Map<string, (at: number) => void>();
  for (const fact of FACTS)
    known.set(fact, (at) => {
      heads.facts[fact] = at;
    });
  for (const { id, label } of columns)
    for (const name of new Set([plain(id), plain(label)])) {
      known.set(`handle ${name}`, (at) => heads.handles.set(id, at));
      known.set(`win ${name}`, (at) => heads.wins.set(id, at));
    }
  const seen = new Set<string>();
  for (const [at, cell] of row.entries()) {
    const name = plain(cell);
    if (name === '') continue;
    const keep = known.get(name);
    if (!keep)
      return refuse(
        'results-unreadable',
        `No column is called “${cell.slice(0, 80)}”. The version on trial has: ${columns.map(({ id }) => id).join(', ')}. Download the template again.`,
      );
    if (seen.has(name))
      return refuse('results-unreadable', `The column “${cell}” is there twice. Remove one.`);
    seen.add(name);
    keep(at);
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
