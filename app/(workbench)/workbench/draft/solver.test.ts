import { describe, expect, it } from 'vitest';
import type { RoundSolution } from '@/server/analyses/shapes';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import { type Doing, pause, Solver, type SolverServer, Stopped, Unsolved } from './solver';

const of = { id: 'ante', settles: ['ante'] };
const SOLUTION = { houseEdge: '1/37' } as SolutionJson;
const computing = (job: string): RoundSolution => ({
  ...of,
  state: 'computing',
  job,
  done: 0,
  total: 4,
  doing: '',
});
const READY: RoundSolution = { ...of, state: 'ready', solution: SOLUTION };
const over = (state: string) => ({ state, done: 4, total: 4, doing: '' });
const RUNNING = { state: 'running', done: 2, total: 4, doing: 'Counting' };

function server(answers: RoundSolution[], jobs: Awaited<ReturnType<SolverServer['job']>>[] = []) {
  const superseded: (string | undefined)[] = [];
  const given: SolverServer = {
    ask: async (supersedes) => {
      superseded.push(supersedes);
      return answers.shift();
    },
    job: async () => jobs.shift() ?? over('done'),
    wait: async () => undefined,
  };
  return { ...given, superseded };
}
const solve = (solver: Solver, asked: SolverServer, seen: Doing[] = []) =>
  solver.solve('ante', asked, new AbortController().signal, (doing) => seen.push(doing));

describe('a round is asked for', () => {
  it('until it is solved, saying how far it is', async () => {
    const seen: Doing[] = [];
    const asked = server([computing('a'), READY], [RUNNING, over('done')]);
    expect(await solve(new Solver(), asked, seen)).toBe(SOLUTION);
    expect(seen.map(({ done }) => done)).toEqual([0, 2]);
  });

  it('again where somebody else cancelled the job', async () => {
    expect(
      await solve(new Solver(), server([computing('a'), computing('b'), READY], [over('cancelled')])),
    ).toBe(SOLUTION);
  });

  it('and not again where it was cancelled here', async () => {
    const solver = new Solver();
    const asked = server([computing('a'), READY]);
    asked.job = async () => {
      expect(solver.stop('ante')).toBe('a');
      return over('cancelled');
    };
    await expect(solve(solver, asked)).rejects.toThrow(Stopped);
  });

  it('with the job of the older table, which the worker drops', async () => {
    const solver = new Solver();
    const first = server([computing('a')]);
    first.wait = () => Promise.reject(new Error('the table was changed'));
    await expect(solve(solver, first)).rejects.toThrow('the table was changed');
    const second = server([READY]);
    await solve(solver, second);
    expect(second.superseded).toEqual(['a']);
    expect(solver.release('ante')).toBeUndefined();
  });

  it('and says why where it cannot be', async () => {
    const problems: RoundSolution = {
      ...of,
      state: 'problems',
      problems: [{ code: 'wager-missing', message: 'Offer Play as well.' }],
    };
    await expect(solve(new Solver(), server([problems]))).rejects.toThrow(
      new Unsolved('Offer Play as well.'),
    );
    const failed = { ...over('failed'), problem: { message: 'Given up.' } };
    await expect(solve(new Solver(), server([computing('a')], [failed]))).rejects.toThrow('Given up.');
    await expect(solve(new Solver(), server([{ ...of, state: 'unsolved' }]))).rejects.toThrow(Unsolved);
    await expect(solve(new Solver(), server([]))).rejects.toThrow(/could not be solved\. Try again/);
  });
});

it('a pause ends at once when nobody waits', async () => {
  const abort = new AbortController();
  const waited = pause(60_000, abort.signal);
  abort.abort(new Error('gone'));
  await expect(waited).rejects.toThrow('gone');
});
