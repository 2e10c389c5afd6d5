import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runNpm } from './children.mjs';
import { install } from './install.mjs';
import { inProject } from './project.mjs';
import { main } from './refusal.mjs';

const unitReport = inProject('test-results', 'unit.json');
const storiesReport = inProject('test-results', 'stories.json');

/** The outcome of each part, in the order they ended. */
const parts = [];

function count(name, began, passed, failed) {
  parts.push({ name, seconds: (performance.now() - began) / 1000, passed, failed });
}

function npmScript(script, ...args) {
  return runNpm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]);
}

/** Steps that are one check each, in turn; their output is kept together. */
async function checks(...scripts) {
  for (const script of scripts) {
    const began = performance.now();
    const { code, output } = await runNpm(['run', '--silent', script], { quiet: true });
    console.log(`\n== ${script}\n${output.trim()}`);
    count(script, began, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  }
}

/** A step made of many tests. If it ran none, or failed without a failing test, it did not do its work. */
async function tests(script, reportFile, read, args = []) {
  rmSync(reportFile, { force: true });
  console.log(`\n== ${script}`);
  const began = performance.now();
  const { code } = await npmScript(script, ...args);
  let passed = 0;
  let failed = 0;
  try {
    ({ passed, failed } = read(JSON.parse(readFileSync(reportFile, 'utf8'))));
  } catch {
    process.stderr.write(`${script} left no report of what it ran.\n`);
  }
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  count(script, began, passed, unexplained ? 1 : failed);
}

/** A file that could not be loaded has no tests to count, so it counts as one failed test. */
function readUnit(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length };
}

/** The titles of stories that passed only at their second attempt, from Playwright's report. */
const unsteadyIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(unsteadyIn),
];

function readStories({ stats, errors, suites }) {
  const unsteady = unsteadyIn({ suites });
  if (unsteady.length > 0)
    console.log(
      `\nNot steady: failed, then passed. Look for the race:\n${unsteady.map((title) => `  ${title}`).join('\n')}`,
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function report(began) {
  const width = Math.max(...parts.map(({ name }) => name.length));
  console.log('\nTime of each part, in minutes:');
  for (const { name, seconds, passed, failed } of parts)
    console.log(
      `  ${name.padEnd(width)}  ${clock(seconds).padStart(6)}  ${failed > 0 ? `FAILED: ${failed}` : `${passed} passed`}`,
    );
  console.log(`  ${'all of it'.padEnd(width)}  ${clock((performance.now() - began) / 1000).padStart(6)}`);

  const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
  const failing = parts.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = failing.length > 0 ? 1 : 0;
}

const unitTests = () =>
  tests('test:unit', unitReport, readUnit, [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);

await main(async () => {
  await install({ withoutDevelopment: false });
  mkdirSync(inProject('test-results'), { recursive: true });
  const began = performance.now();
  // The build writes the route types again, so it waits until the compiler has read them. It leaves a core idle half of
  // its time, so the unit tests, which need no build, begin beside it.
  await Promise.all([checks('types', 'build'), checks('lint', 'layers', 'coverage:rules').then(unitTests)]);
  // One race on a crowded machine does not fail the whole run: it is named, not hidden.
  await tests('test:e2e', storiesReport, readStories, ['--retries=1']);
  report(began);
});
