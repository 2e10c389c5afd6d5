/**
 * For tests: what takes seconds to solve is kept on disk under its question and a hash of every source that could change
 * the answer, so a test solves again only after the engine was edited. A fresh checkout has nothing kept and solves all.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnalyseOptions, analyse, solveRound } from '../analysis/analyse';
import type { EngineResult } from '../analysis/result';
import { canonicalJson } from '../exact/canonical';
import type { SolutionJson } from '../family/solution-wire';
import type { Result } from '../problems/problem';
import type { EngineRequest } from '../request/request';
import type { Round } from '../request/rounds';

const project = join(import.meta.dirname, '..', '..');
const folder = join(project, 'node_modules', '.cache', 'assay-solved');

function hashOfSources(): string {
  const hash = createHash('sha256');
  const engine = readdirSync(join(project, 'simulations'), { recursive: true, encoding: 'utf8' });
  const sources = engine.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  for (const file of ['../package-lock.json', ...sources])
    hash.update(`${file}\0`).update(readFileSync(join(project, 'simulations', file)));
  return hash.digest('hex');
}
const sources = hashOfSources();

/** Mutation testing changes what the sources do and not what they say: there nothing may be kept. */
const underMutation = () => '__stryker__' in globalThis;

async function kept<Answer>(question: unknown, answer: () => Promise<Answer>): Promise<Answer> {
  if (underMutation()) return answer();
  const mine = join(folder, sources);
  const file = join(mine, `${createHash('sha256').update(canonicalJson(question)).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Answer;
  const found = await answer();
  mkdirSync(mine, { recursive: true });
  for (const other of readdirSync(folder))
    if (other !== sources) rmSync(join(folder, other), { recursive: true, force: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(found));
  renameSync(unfinished, file);
  return found;
}

export const keptAnalysis = (
  request: EngineRequest,
  options: AnalyseOptions = {},
): Promise<Result<EngineResult>> => kept({ analyse: request }, () => analyse(request, options));

/** A round is the same whatever the request calls it. */
export const keptSolution = ({ family, parameters, tables, ...named }: Round): Promise<SolutionJson> =>
  kept({ solve: { family, parameters, tables } }, () => solveRound({ family, parameters, tables, ...named }));
