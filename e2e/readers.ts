/**
 * People who read, each on a connection of their own. Between two requests of one of them lies as long as chance has it, so that
 * they ask as independent people do: now two at once, now nobody. A generator that sends what is due within a second at the
 * beginning of that second (autocannon does) measures a queue of its own making.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Reading = {
  url: string;
  /** A reader for each. */
  cookies: string[];
  paths: string[];
  /** Seconds between two requests of one reader, on average. */
  every: number;
  seconds: number;
};

export type Answered = {
  /** From when each request was due until its last byte was here, in ms, the shortest first. */
  times: number[];
  /** What went wrong, in words. */
  failures: string[];
};

const fetched = (address: URL, cookie: string, agent: Agent): Promise<string | undefined> =>
  new Promise((resolve) => {
    const headers = { cookie, 'accept-encoding': 'gzip' };
    const failed = (error: Error) => resolve(`${error.message} (${address.pathname})`);
    const request = get(address, { agent, headers, timeout: 30_000 }, (response) => {
      const said = response.statusCode === 200 ? undefined : `${response.statusCode} (${address.pathname})`;
      response
        .resume()
        .on('end', () => resolve(said))
        .on('error', failed);
    });
    request.on('timeout', () => request.destroy(new Error('nothing for 30 s'))).on('error', failed);
  });

/** As long as chance has it, so much on average. */
export const chance = (mean: number): number => -mean * Math.log(1 - Math.random());

export async function read({ url, cookies, paths, every, seconds }: Reading): Promise<Answered> {
  const times: number[] = [];
  const failures: string[] = [];
  const began = performance.now();
  const readers = cookies.map(async (cookie, number) => {
    const agent = new Agent({ keepAlive: true });
    const open: Promise<void>[] = [];
    const ask = async (path: string, due: number) => {
      const failure = await fetched(new URL(path, url), cookie, agent);
      if (failure) failures.push(failure);
      times.push(performance.now() - due);
    };
    let due = began + 1000 * chance(every);
    for (let next = number; due < began + seconds * 1000; next += 1) {
      await wait(Math.max(0, due - performance.now()));
      open.push(ask(paths[next % paths.length] ?? '/', due));
      due += 1000 * chance(every);
    }
    await Promise.all(open);
    agent.destroy();
  });
  await Promise.all(readers);
  return { times: times.sort((a, b) => a - b), failures };
}
