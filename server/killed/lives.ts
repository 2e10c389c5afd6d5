/** Lives of the program at work: bundled, begun, and killed in the middle of a step that nobody chose. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';

/** What a program at work writes on its output, a line each. */
type Said = {
  checked?: { chain: boolean; head: string; orphans: number };
  lost?: unknown;
  begins?: string;
  touches?: string[];
  /** Why, where a step was not taken after all; `kind` says which. */
  refused?: string;
  kind?: string;
  acknowledged?: unknown;
  /** The procedures and addresses that the step called to change something. */
  changed?: string[];
};

export type Life = {
  found: Said['checked'];
  lost: unknown[];
  done: string[];
  changed: string[];
  interrupted: string | undefined;
};

export class Workshop {
  readonly folder = path.resolve('node_modules/.cache', `assay-killed-${process.pid}`);
  /** What was acknowledged, for whoever looks for it in the next life. */
  readonly told = path.join(this.folder, 'acknowledged.jsonl');
  /** The kinds of step that were taken, on whichever site. */
  readonly taken = path.join(this.folder, 'taken.json');
  private readonly kinds = new Set<string>();
  private readonly running = new Set<ChildProcess>();
  /** How long a step takes, as it was seen: the kill comes at any moment of it. */
  private usual = 40;

  constructor() {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.taken, '[]');
    this.forget();
  }

  /** What was acknowledged, where another site comes next. */
  forget(): void {
    writeFileSync(this.told, '');
  }

  private tell(what: object): void {
    appendFileSync(this.told, `${JSON.stringify(what)}\n`);
  }

  async bundle(entryPoints: Record<string, string>): Promise<void> {
    await build({
      entryPoints,
      outdir: this.folder,
      outExtension: { '.js': '.mjs' },
      tsconfig: 'tsconfig.json',
      bundle: true,
      // One file starts in less than half the time of many.
      external: ['@libsql/client', '@resvg/resvg-js', 'next', 'piscina'],
      banner: {
        js: [
          "import { createRequire as requiring } from 'node:module';",
          'const require = requiring(import.meta.url);',
          'const __filename = process.argv[1];',
          'const __dirname = process.cwd();',
        ].join('\n'),
      },
      platform: 'node',
      target: 'node20',
      format: 'esm',
    });
  }

  begin(program: string, env: Record<string, string>, ...args: string[]): ChildProcess {
    const child = spawn(process.execPath, [path.join(this.folder, program), ...args], {
      env: { NODE_ENV: 'test', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.running.add(child);
    return child;
  }

  async end(child: ChildProcess): Promise<void> {
    if (!this.running.delete(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** One life of a process: what it found, what it did, until `kill` in the middle of a step that nobody chose. */
  async life(
    child: ChildProcess,
    {
      kill = () => this.end(child),
      stepsAtMost = 6,
    }: { kill?: () => Promise<void>; stepsAtMost?: number } = {},
  ): Promise<Life> {
    const life: Life = { found: undefined, lost: [], done: [], changed: [], interrupted: undefined };
    const last = 1 + Math.floor(Math.random() * stepsAtMost);
    let begun = 0;
    let since = 0;
    let killed: Promise<void> | undefined;
    let gone = false;
    let touched: string[] = [];
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const hear = (said: Said): void => {
      if (said.lost) life.lost.push(said);
      if (said.checked) life.found = said.checked;
      if (said.acknowledged) {
        const kind = life.interrupted ?? '';
        life.done.push(kind);
        this.kinds.add(kind);
        writeFileSync(this.taken, JSON.stringify([...this.kinds]));
        life.changed.push(...(said.changed ?? []));
        life.interrupted = undefined;
        this.usual = 0.9 * this.usual + 0.1 * (Date.now() - since);
        this.tell({ kind, touched, acknowledged: said.acknowledged });
      }
      if (said.refused && !gone) console.log(said.kind ?? 'choosing a step', said.refused);
      if (said.begins && !gone) {
        begun += 1;
        since = Date.now();
        life.interrupted = said.begins;
        touched = said.touches ?? [];
        if (begun < last) return;
        killed ??= wait(Math.random() * 0.9 * this.usual).then(() => {
          gone = true;
          return kill();
        });
      }
    };
    const read = once(lines, 'close');
    lines.on('line', (line) => hear(JSON.parse(line)));
    child.stdin?.write('\n');
    await read;
    await killed;
    if (life.interrupted !== undefined) this.tell({ kind: life.interrupted, touched });
    return life;
  }

  /** A folder with a site on which every step can be taken, as `begun-site.ts` leaves it. */
  async siteIn(name: string, ...args: string[]): Promise<string> {
    const dataDir = path.join(this.folder, name);
    mkdirSync(dataDir, { recursive: true });
    const child = this.begin('begun-site.mjs', { ASSAY_DATA_DIR: dataDir, ASSAY_THREADS: '1' }, ...args);
    child.stdout?.resume();
    const [code] = await once(child, 'exit');
    this.running.delete(child);
    if (code !== 0) throw new Error('the site to be killed could not be made');
    return dataDir;
  }

  copyOf(dataDir: string, name: string): string {
    const copy = path.join(this.folder, name);
    cpSync(dataDir, copy, { recursive: true });
    return copy;
  }

  close(): void {
    for (const child of this.running) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const tally = (counts: Map<string, number>, kind: string) =>
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
export const listed = (counts: Map<string, number>) => Object.fromEntries([...counts].sort());
