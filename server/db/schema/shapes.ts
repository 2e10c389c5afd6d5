/** What readers of the JSON columns rely on: enough that a page made from it does not break. */
import { z } from 'zod';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { VERDICTS } from '@/rulebooks/findings/finding';
import type { ServerProblem } from '../../problems/problem';
import type { Machine } from '../../vocabulary/jobs';

const text = z.string();
const strings = z.record(text, text);
const FigureOfEvent = z.looseObject({ event: text });

export const Texts = z.array(text);

export const Findings = z.array(
  z.looseObject({ rule: text, clause: text, verdict: z.enum(VERDICTS), explanation: text }),
);

const Wager = z.looseObject({
  id: text,
  label: text,
  clause: text,
  payTable: text,
  method: text,
  methodExplained: text,
  houseEdge: text,
  houseEdgePercent: z.number(),
  events: z.array(z.looseObject({ id: text, label: text, probability: text, pays: text })),
});

const Witness = z.looseObject({
  wager: text,
  rounds: z.number(),
  seed: z.number(),
  mean: z.number(),
  standardError: z.number(),
  z: z.number(),
  counts: z.array(FigureOfEvent),
});

export const StoredAnalysis = z.looseObject({
  rulebook: text,
  game: text,
  options: strings,
  engine: text,
  seconds: z.number(),
  threads: z.number(),
  hash: text,
  wagers: z.array(Wager),
  witness: z.array(Witness),
});

export const NO_ANALYSIS = (): Analysis => ({
  rulebook: '',
  game: '',
  options: {},
  engine: '',
  seconds: 0,
  threads: 0,
  wagers: [],
  witness: [],
  hash: '',
});

export const AnyMachine = z.looseObject({ platform: text, processor: text, node: text });
export const NO_MACHINE = (): Machine => ({ platform: 'unknown', processor: 'unknown', node: 'unknown' });

export const Differences = z.array(
  z.looseObject({ path: text, before: text.nullable(), after: text.nullable() }),
);

export const Anything = z.looseObject({});
export const Limits = z.looseObject({
  currency: text,
  groups: z.array(z.looseObject({ group: text, minimum: z.number(), maximum: z.number() })),
});
export const Sealed = z.looseObject({ record: Anything, seal: Anything });

export const Played = z.array(
  z.looseObject({
    wager: text,
    rounds: z.number(),
    seed: z.number(),
    mean: z.number(),
    standardError: z.number(),
  }),
);

/** Counts and solutions are computed again if they cannot be read. */
export const Counted = z.looseObject({ universe: text, outcomes: z.array(FigureOfEvent), method: text });
export const Solved = z.looseObject({ universe: text, endings: z.array(FigureOfEvent), houseEdge: text });

export const Studied = z.looseObject({ summary: text, basis: text, tables: z.array(Anything) });

export const Answers = z.array(
  z.looseObject({ round: text, study: text, settings: Anything, result: Studied }),
);

const Games = z.array(z.looseObject({ id: text }));
export const Tried = z.looseObject({ day: text, affected: Games, unaffected: Games, overByThen: Games });

export const Work = z.looseObject({ kind: text });
export const Problem = z.looseObject({ code: text, message: text });
export const LOST_PROBLEM = (): ServerProblem => ({
  code: 'job-failed',
  message: 'This computation failed. The reason cannot be read: the database is damaged. Start it again.',
});
