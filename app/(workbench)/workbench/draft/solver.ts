/** Asks the server for the best play of a round until it is known. Apart from React, so that it can be tested. */
import type { RoundSolution } from '@/server/analyses/shapes';
import type { SolutionJson } from '@/simulations/family/solution-wire';

export type Doing = { job?: string; done: number; total: number; doing: string };
export const WAITING: Doing = { done: 0, total: 0, doing: '' };

type JobAnswer = Doing & { state: string; problem?: { message: string } };

export type SolverServer = {
  /** One round, with the job of an older table that is not waited for any more. */
  ask: (supersedes: string | undefined, signal: AbortSignal) => Promise<RoundSolution | undefined>;
  job: (id: string, signal: AbortSignal) => Promise<JobAnswer>;
  wait: (signal: AbortSignal) => Promise<void>;
};

/** Stopped by the person who waited for it: not a failure, and not restarted. */
export class Stopped extends Error {}
/** A sentence for the person who waits. */
export class Unsolved extends Error {}

const GIVEN_UP =
  'This could not be solved. Try again. If it happens again, tell the person who runs this site.';

/** The jobs that this page started and still waits for, by round. */
export class Solver {
  private readonly jobs = new Map<string, string>();
  private readonly stopped = new Set<string>();

  /** A job that another person stopped is started again. */
  async solve(
    round: string,
    server: SolverServer,
    signal: AbortSignal,
    onProgress: (doing: Doing) => void,
  ): Promise<SolutionJson> {
    for (;;) {
      const answer = await server.ask(this.jobs.get(round), signal);
      if (answer?.state !== 'computing') {
        this.jobs.delete(round);
        if (answer?.state === 'ready') return answer.solution;
        const problem = answer?.state === 'problems' ? answer.problems[0] : undefined;
        throw new Unsolved(problem?.message ?? GIVEN_UP);
      }
      this.jobs.set(round, answer.job);
      onProgress(answer);
      const ended = await this.ended(answer.job, server, signal, onProgress);
      if (ended.state === 'failed') throw new Unsolved(ended.problem?.message ?? GIVEN_UP);
      if (this.stopped.delete(answer.job)) throw new Stopped();
    }
  }

  private async ended(
    job: string,
    server: SolverServer,
    signal: AbortSignal,
    onProgress: (doing: Doing) => void,
  ): Promise<JobAnswer> {
    for (;;) {
      await server.wait(signal);
      const view = await server.job(job, signal);
      if (view.state !== 'queued' && view.state !== 'running') return view;
      onProgress({ job, done: view.done, total: view.total, doing: view.doing });
    }
  }

  /** The job to cancel; those waiting for it here learn that it was deliberate. */
  stop(round: string): string | undefined {
    const job = this.release(round);
    if (job !== undefined) this.stopped.add(job);
    return job;
  }

  /** A job that nobody here waits for any more, as an edit was taken back. */
  release(round: string): string | undefined {
    const job = this.jobs.get(round);
    this.jobs.delete(round);
    return job;
  }
}

/** As long as it says, or until nobody waits. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const over = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', over);
      resolve();
    }, ms);
    signal.addEventListener('abort', over, { once: true });
  });
