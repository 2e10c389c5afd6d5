/**
 * Pay tables for a wager: searched for, chosen to differ, and each checked again with its own exact figures.
 */
import { type Fraction, fromText, ratio } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { figuresOf } from '../figures/figures';
import type { PayTable } from '../pays/pay-table';
import { type Candidate, spread } from './choose';
import { nearest } from './nearest';
import {
  type Design,
  type DesignProgress,
  LIMITS,
  type Limits,
  type Proposal,
  type Question,
} from './question';
import { partsOf, search } from './search';

/** Yields every few milliseconds of work, so that the caller can show progress, pause and stop. */
export function* designing(
  question: Question,
  limits: Limits = LIMITS,
): Generator<DesignProgress | undefined, Design> {
  const { candidates, ...searched } = yield* search(partsOf(question), limits);
  const chosen = spread(candidates, limits.proposals);
  const proposals: Proposal[] = [];
  for (const candidate of chosen) {
    proposals.push(proposalOf(question, candidate));
    yield;
  }
  proposals.sort((a, b) => fromText(a.figures.variance).compare(fromText(b.figures.variance)));
  return {
    proposals,
    ...searched,
    ...(searched.found === 0 && { nearest: yield* nearest(question) }),
  };
}

/** Throws if the figures disagree with the search: that would be a bug. */
function proposalOf(question: Question, { scaled, choices }: Candidate): Proposal {
  const { distribution, spec, meter, edge, changes } = question;
  const rows = scaled.rows.map(({ row, changed }, depth) => {
    const choice = inTable(choices[depth]);
    const { text, net } = row.choices[choice] as { text: string; net: bigint };
    return { event: row.event, count: row.count, text, net, changed: changed[choice] === 1 };
  });
  const places = new Map(spec.events.map(({ id }, place) => [id, place]));
  rows.sort((a, b) => (places.get(a.event) ?? 0) - (places.get(b.event) ?? 0));
  const pays: PayTable = Object.fromEntries(rows.map(({ event, text }) => [event, text]));
  const figures = figuresOf(distribution, spec, pays, undefined, meter);
  if (!figures.ok) throw new Error('a table that was designed cannot be priced');
  const exact = fromText(figures.value.houseEdge);
  if (exact.lt(edge.from) || exact.gt(edge.to))
    throw new Error('a table that was designed is out of the range');
  const most = rows.reduce((top, { net }) => (net > top ? net : top), (rows[0] as { net: bigint }).net);
  const best = rows.filter(({ net }) => net === most);
  return {
    pays,
    figures: figures.value,
    top: { events: best.map(({ event }) => event), probability: chanceOf(best, distribution.universe) },
    changed: changes ? rows.filter(({ changed }) => changed).map(({ event }) => event) : [],
  };
}

const chanceOf = (rows: { count: bigint }[], universe: bigint): Fraction =>
  ratio(
    rows.reduce((sum, { count }) => sum + count, 0n),
    universe,
  );

/** All of it at once. */
export function design(question: Question, limits?: Limits): Design {
  const work = designing(question, limits);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export type Slices = {
  signal?: AbortSignal;
  onProgress?: (progress: DesignProgress) => void;
  /** Yields the processor to others. */
  pause: () => Promise<void>;
  /** How long a slice may take, in milliseconds, and the clock it is taken from. */
  slice?: number;
  now?: () => number;
};

/** In slices, so that typing stays smooth. Undefined if it was stopped. */
export async function designInSlices(
  question: Question,
  { signal, onProgress, pause, slice = 10, now = () => performance.now() }: Slices,
  limits?: Limits,
): Promise<Design | undefined> {
  const work = designing(question, limits);
  let began = now();
  for (;;) {
    if (signal?.aborted) return undefined;
    const { done, value } = work.next();
    if (done) return value;
    if (now() - began < slice) continue;
    if (value) onProgress?.(value);
    await pause();
    began = now();
  }
}
