import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { collectTests, getFn, getHooks } from '@vitest/runner';
import { build } from 'esbuild';
import fc from 'fast-check';
import { SUBJECTS } from '../mutation-subjects.mjs';

/**
 * Runs a subject's tests in one process that loads the code once and switches each mutant on and off. Stryker's own runner
 * starts a thread and loads everything again for each mutant, which took 1.5 s of processor time before the first test.
 *
 * What a mutant leaves behind must not be taken for the next one's: each test that fails is run again without the mutant,
 * and where it still fails, the mutant is tried again in a new process.
 */
class InProcessRunner {
  static inject = tokens('globalNamespace');
  tests = new Map();
  milliseconds = new Map();
  mutantsRun = 0;
  soiled = false;

  constructor(globalNamespace) {
    globalThis[globalNamespace] ??= {};
    this.state = globalThis[globalNamespace];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.NODE_ENV = 'test';
    process.env.VITEST = 'true';
    // It is enough that a test fails; nobody needs the smallest failing example.
    fc.configureGlobal({ endOnFailure: true });
    const files = testFiles();
    const outdir = path.resolve('.tests-in-process');
    const { metafile } = await build(bundled(files, outdir));
    const places = new Map(
      Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
        entryPoint ? [[path.resolve(entryPoint), path.resolve(output)]] : [],
      ),
    );
    const collected = await collectTests(
      files,
      collector((file) => import(pathToFileURL(places.get(file)).href)),
    );
    for (const file of collected) {
      if (file.result?.state === 'fail')
        throw new Error(`${file.filepath}: ${file.result.errors[0]?.message}`);
      for (const test of testsOf(file)) {
        const id = idOf(test);
        this.tests.set(id, [...(this.tests.get(id) ?? []), test]);
      }
    }
  }

  async dryRun() {
    this.state.activeMutant = undefined;
    const tests = [];
    for (const [id, same] of this.tests) {
      const began = performance.now();
      this.state.currentTestId = id;
      const failure = await run(same);
      this.state.currentTestId = undefined;
      const timeSpentMs = performance.now() - began;
      this.milliseconds.set(id, timeSpentMs);
      tests.push(resultOf(id, failure, timeSpentMs));
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    if (this.soiled) throw new Error('a mutant left something behind');
    const ids = (testFilter ?? [...this.tests.keys()]).filter((id) => this.tests.has(id));
    if (this.milliseconds.size > 0)
      ids.sort((a, b) => (this.milliseconds.get(a) ?? 0) - (this.milliseconds.get(b) ?? 0));
    const tests = [];
    const failed = [];
    this.state.hitLimit = hitLimit;
    this.state.hitCount = 0;
    for (const id of ids) {
      const began = performance.now();
      this.state.activeMutant = activeMutant.id;
      const failure = await run(this.tests.get(id));
      this.state.activeMutant = undefined;
      tests.push(resultOf(id, failure, performance.now() - began));
      if (failure) failed.push(id);
      if (failure && !disableBail) break;
    }
    const hits = this.state.hitCount;
    this.state.hitCount = undefined;
    this.mutantsRun += 1;
    for (const id of failed)
      if (await run(this.tests.get(id))) {
        this.soiled = true;
        if (this.mutantsRun > 1) throw new Error('a mutant left something behind');
      }
    return toMutantRunResult(
      determineHitLimitReached(hits, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }
}

/** The subject's tests: `places` are folders, or beginnings of names. */
function testFiles() {
  const places = SUBJECTS[process.env.ASSAY_MUTATION_SUBJECT].tests.map(matcher);
  return ['simulations', 'rulebooks', 'server']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)))
    .filter((name) => /\.test\.tsx?$/.test(name) && places.some((place) => place.test(name)))
    .sort()
    .map((name) => path.resolve(name));
}

const matcher = (place) =>
  new RegExp(
    `^${place
      .replaceAll('.', '\\.')
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '.*')
      .replace(/\{(.*)\}/, (_, names) => `(${names.replaceAll(',', '|')})`)}\\.test\\.tsx?$`,
  );

const bundled = (entryPoints, outdir) => ({
  absWorkingDir: process.cwd(),
  entryPoints,
  outdir,
  outbase: process.cwd(),
  bundle: true,
  splitting: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { '@': process.cwd() },
  metafile: true,
  logLevel: 'error',
  plugins: [
    {
      name: 'vitest-here',
      setup(build) {
        const here = new URL('vitest-here.mjs', import.meta.url).href;
        build.onResolve({ filter: /^vitest$/ }, () => ({ path: here, external: true }));
        // In a bundle, a test would look for its neighbours next to the bundle.
        build.onLoad({ filter: /\.test\.tsx?$/ }, ({ path: file }) => ({
          contents: readFileSync(file, 'utf8').replaceAll(
            'import.meta.url',
            JSON.stringify(pathToFileURL(file).href),
          ),
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        }));
      },
    },
  ],
});

const collector = (importFile) => ({
  config: {
    root: process.cwd(),
    setupFiles: [],
    sequence: { shuffle: false, concurrent: false, hooks: 'stack', setupFiles: 'parallel' },
    tags: [],
    tagsFilter: undefined,
    allowOnly: true,
    passWithNoTests: false,
    maxConcurrency: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
    includeTaskLocation: false,
  },
  trace: (...all) => all.at(-1)(),
  importFile,
});

const testsOf = (suite) =>
  suite.tasks.flatMap((task) =>
    task.type === 'suite' ? testsOf(task) : task.mode === 'run' || task.mode === 'queued' ? [task] : [],
  );

const suitesOf = (test) => {
  const suites = [];
  for (let at = test.suite; at; at = at.suite) suites.unshift(at);
  return suites[0] === test.file ? suites : [test.file, ...suites];
};

const idOf = (test) => {
  const names = suitesOf(test)
    .slice(1)
    .map(({ name }) => name);
  return `${path.relative(process.cwd(), test.file.filepath)}#${[...names, test.name].join(' ').trim()}`;
};

/** The first failure among some tests and their hooks; undefined if all pass. */
async function run(tests) {
  for (const test of tests) {
    const suites = suitesOf(test);
    const after = [];
    try {
      for (const suite of suites)
        for (const hook of getHooks(suite).beforeAll) after.push(await hook(suite.context ?? {}, suite));
      for (const suite of suites)
        for (const hook of getHooks(suite).beforeEach) after.push(await hook(test.context, suite));
      await getFn(test)();
    } catch (error) {
      return error;
    } finally {
      for (const suite of suites.toReversed()) {
        for (const hook of getHooks(suite).afterEach) await hook(test.context, suite);
        for (const hook of getHooks(suite).afterAll) await hook(suite.context ?? {}, suite);
      }
      for (const undo of after.toReversed()) if (typeof undo === 'function') await undo();
    }
  }
  return undefined;
}

const resultOf = (id, failure, timeSpentMs) => ({
  id,
  name: id.slice(id.indexOf('#') + 1),
  // After the file changes, what its tests found before is not reused.
  fileName: path.resolve(id.slice(0, id.indexOf('#'))),
  timeSpentMs,
  ...(failure
    ? { status: TestStatus.Failed, failureMessage: failure.message ?? 'failed without a word' }
    : { status: TestStatus.Success }),
});

export const strykerPlugins = [
  declareFactoryPlugin(
    PluginKind.TestRunner,
    'in-process',
    Object.assign(
      (injector) => injector.provideValue('globalNamespace', '__stryker__').injectClass(InProcessRunner),
      {
        inject: tokens(commonTokens.injector),
      },
    ),
  ),
];
