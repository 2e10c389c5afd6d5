/** What the processes of a site have taken of the processor, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

type Running = { pid: string; parent: string; command: string; ms: number };

function read(pid: string): Running[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [
      { pid, parent: fields[1] ?? '', command, ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS },
    ];
  } catch {
    // It ended meanwhile.
    return [];
  }
}

const running = (): Running[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read);

/** Milliseconds since each was started: those that answer at this port together, and the analysis worker beside them. */
export function processorTime(port: string): { web: number; worker: number } {
  const all = running();
  const web = all.filter(
    ({ command }) => command.includes(`web.mjs ${port} `) || command.endsWith(`web.mjs ${port}`),
  );
  const site = web.find(({ pid }) => web.some(({ parent }) => parent === pid)) ?? web[0];
  const worker = all.filter(
    ({ command, parent }) => parent === site?.parent && command.includes('worker.mjs'),
  );
  const sum = (some: Running[]) => some.reduce((total, { ms }) => total + ms, 0);
  return { web: sum(web), worker: sum(worker) };
}
