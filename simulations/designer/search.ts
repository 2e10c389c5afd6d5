/**
 * Every table in the range if there are few enough; otherwise a sample of the range, from the calmest to the
 * wildest. Budgets count partial tables, never time, so the same question has the same answer on every
 * machine.
 */
import { inTable } from '../exact/in-table';
import { allBounds } from './bounds';
import { type Candidate, deviationOf, steps } from './choose';
import type { DesignProgress, Limits, Question } from './question';
import { type Table, tablesOf, trimmed, upTo } from './rows';
import { type Scaled, scaled } from './scale';
import { type Ask, type Found, type Top, Walk } from './walk';

export type Part = { scaled: Scaled; top?: Top; earlier: Table[] };

export type Searched = { candidates: Candidate[]; found: number; counted: boolean; looked: number };

/** Partial tables between two looks at the clock: a few milliseconds. */
const PACE = 20_000;
const BANDS = 24;
const TURNS = 3;
const KEPT_A_TURN = 60;
/** The fewest partial tables worth spending on each look into a step, however many steps there are. */
const LEAST_SHARE = 4_000;

/**
 * The searches that the question falls into: one for each schedule, and, where the top prize is held to a rarity, one
 * for each pay that it may be.
 */
export function partsOf(
  { top, distribution, ...question }: Question,
  within: (table: Table) => Table = (table) => table,
): Part[] {
  const tables = tablesOf({ distribution, ...question });
  return tables.flatMap((table, index) => {
    const earlier = tables.slice(0, index);
    const part = (rows: Table, asked?: Top): Part[] => {
      const trim = trimmed(within(rows));
      return trim ? [{ scaled: scaled(trim), earlier, ...(asked && { top: asked }) }] : [];
    };
    if (!top) return part(table);
    const { universe } = distribution;
    const least = top.least ? -((-top.least.n * universe) / top.least.d) : 0n;
    const ceiling = top.least && (top.least.n * universe) % top.least.d !== 0n ? least + 1n : least;
    const most = top.most ? (top.most.n * universe) / top.most.d : universe;
    const nets = new Set(table.rows.flatMap(({ choices }) => choices.map(({ net }) => net)));
    return [...nets].flatMap((net) => part(upTo(table, net), { net, least: ceiling, most }));
  });
}

/** Whether an earlier schedule has this table too: it is counted there. */
const isEarlier = ({ scaled: { rows }, earlier }: Part, { choices }: Found): boolean =>
  earlier.some((table) =>
    rows.every(({ row }, depth) => {
      const net = row.choices[inTable(choices[depth])]?.net;
      return table.rows[depth]?.choices.some((choice) => choice.net === net);
    }),
  );

export function* search(parts: Part[], limits: Limits): Generator<DesignProgress, Searched> {
  const candidates = new Map<string, Candidate>();
  let found = 0;
  let looked = 0;
  const keep = (part: Part, index: number) => (table: Found) => {
    if (isEarlier(part, table)) return false;
    const { scaled } = part;
    candidates.set(`${index} ${table.choices.join()}`, {
      ...table,
      scaled,
      deviation: deviationOf(scaled, table.second),
    });
    return true;
  };
  const bounds = parts.map((part) => allBounds(part.scaled));
  const walkOf = (index: number, ask: Ask, onFound: (table: Found) => void) => {
    const { scaled, top } = parts[index] as Part;
    return new Walk(scaled, { ...ask, ...(top && { top }) }, onFound, bounds[index]);
  };

  let counted = true;
  for (const [index, part] of parts.entries()) {
    const kept = keep(part, index);
    const walk = walkOf(index, {}, (table) => {
      if (candidates.size >= limits.kept) found += isEarlier(part, table) ? 0 : 1;
      else if (kept(table)) found += 1;
    });
    while (!walk.advance(PACE) && looked + walk.looked < limits.nodes)
      yield { doing: 'finding', done: looked + walk.looked, total: limits.nodes };
    counted &&= walk.advance(0);
    looked += walk.looked;
    if (!counted) break;
  }
  if (counted && found <= candidates.size)
    return { candidates: [...candidates.values()], found, counted, looked };

  // Too many to hold, or to count: the ends of the volatility, then a look into each step between.
  const total = limits.nodes;
  let spent = 0;
  const share = Math.max(LEAST_SHARE, Math.floor(total / parts.length / (BANDS * TURNS + 2)));
  const run = function* (walk: Walk, nodes: number, enough: () => boolean): Generator<DesignProgress> {
    while (walk.looked < nodes && !enough() && !walk.advance(Math.min(PACE, nodes)))
      yield { doing: 'spreading', done: Math.min(total, spent + walk.looked), total };
    spent += walk.looked;
    looked += walk.looked;
  };
  const seen = [...candidates.values()];
  for (const [index, part] of parts.entries()) {
    const kept = keep(part, index);
    const own = seen.filter(({ scaled }) => scaled === part.scaled).map(({ second }) => second);
    let least = own.reduce((low, next) => Math.min(low, next), Number.POSITIVE_INFINITY);
    let most = own.reduce((high, next) => Math.max(high, next), Number.NEGATIVE_INFINITY);
    const calmer = walkOf(index, { band: { low: Number.NEGATIVE_INFINITY, high: least - 1 } }, (table) => {
      kept(table);
      least = table.second;
      calmer.band = { low: Number.NEGATIVE_INFINITY, high: least - 1 };
    });
    yield* run(calmer, share * 4, () => false);
    if (least === Number.POSITIVE_INFINITY) continue;
    most = Math.max(most, least);
    const wilder = walkOf(index, { band: { low: most + 1, high: Number.POSITIVE_INFINITY } }, (table) => {
      kept(table);
      most = table.second;
      wilder.band = { low: most + 1, high: Number.POSITIVE_INFINITY };
    });
    yield* run(wilder, share * 4, () => false);

    const edges = steps(least, most, BANDS);
    for (let band = 0; band < BANDS; band += 1) {
      const within = { low: inTable(edges[band]), high: inTable(edges[band + 1]) };
      for (let turn = 1; turn <= TURNS; turn += 1) {
        let taken = 0;
        const walk = walkOf(index, { band: within, turn }, (table) => {
          if (taken < KEPT_A_TURN && kept(table)) taken += 1;
        });
        yield* run(walk, share, () => taken >= KEPT_A_TURN);
      }
    }
  }
  return { candidates: [...candidates.values()], found: Math.max(found, candidates.size), counted, looked };
}
