/**
 * Work that holds the process while it goes on: one piece at a time, and between two a pause as long as the last one took, in
 * which everybody else is answered.
 */
import { setTimeout } from 'node:timers/promises';

export function oneAtATime(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    let took = 0;
    const next = last.then(async () => {
      const began = performance.now();
      try {
        return await work();
      } finally {
        took = performance.now() - began;
      }
    });
    last = next.catch(() => undefined).then(() => setTimeout(took));
    return next;
  };
}
