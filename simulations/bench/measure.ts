/**
 * Processor time of one run, the best of several tries, so that other programs on the machine count little.
 */
const TRIES = 3;
const MICROSECONDS_A_TRY = 100_000;

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/**
 * In microseconds. The work must return something that depends on all of it, so that the compiler leaves
 * nothing out.
 */
export function microsecondsOf(work: () => unknown): number {
  const run = (times: number) => {
    const began = processorTime();
    for (let i = 0; i < times; i += 1) sink = work();
    return processorTime() - began;
  };
  let times = 1;
  let spent = run(times);
  // As long as one try, so that the engine has compiled the code before the first.
  while (spent < MICROSECONDS_A_TRY) {
    times *= 2;
    spent = run(times);
  }
  const enough = Math.max(1, Math.round((times * MICROSECONDS_A_TRY) / spent));
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i += 1) best = Math.min(best, run(enough) / enough);
  return best;
}

/** Where results go; read once at the end of the program. */
export let sink: unknown;
