import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runNpm } from './children.mjs';
import { install } from './install.mjs';
import { inProject } from './project.mjs';
import { main } from './refusal.mjs';

const unitReport = inProject('test-results', 'unit.json');
const storiesReport = inProject('test-results', 'stories.json');

const total = { passed: 0, failed: 0 };
const failures = [];

function count(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
}

async function npmScript(script, ...args) {
  console.log(`\n== ${script}`);
  const { code } = await runNpm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]);
  return code;
}

/** A step that is one check. */
async function check(script) {
  const code = await npmScript(script);
  count(script, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** A step that is many tests. One that ran none, or failed without a failing test, did not do its work. */
async function tests(script, report, read, args = []) {
  rmSync(report, { force: true });
  const code = await npmScript(script, ...args);
  let passed = 0;
  let failed = 0;
  try {
    ({ passed, failed } = read(JSON.parse(readFileSync(report, 'utf8'))));
  } catch {
    process.stderr.write(`${script} left no report of what it ran.\n`);
  }
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  count(script, passed, unexplained ? 1 : failed);
}

/** A file that could not even be loaded has no tests to count, and counts as one that failed. */
function readUnit(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length };
}

function readStories({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

await main(async () => {
  await install();
  mkdirSync(inProject('test-results'), { recursive: true });
  await check('types');
  await check('lint');
  await check('layers');
  await tests('test:unit', unitReport, readUnit, [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  await check('coverage:rules');
  await check('build');
  await tests('test:e2e', storiesReport, readStories);

  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
