import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './stages.mjs';

const slowestShown = 15;
const say = (line) => process.stdout.write(`${line}\n`);

/**
 * For whoever sees only the end of a long log: what failed, what passed only at the second try, what took longest; then
 * one closing line over both runners.
 */
export function printOutcome() {
  const unit = read('vitest.json') ?? { testResults: [], numPassedTests: 0, numPendingTests: 0, numFailedTests: 0 };
  const browser = read('e2e.json') ?? { suites: [], stats: { expected: 0, flaky: 0, skipped: 0, unexpected: 0 } };
  const walked = browser.suites.flatMap((suite) => specsOf(suite, suite.file));
  for (const line of failuresOf(unit)) say(line);
  for (const { file, title, outcome } of walked)
    if (outcome === 'unexpected') say(`FAILED e2e/${file} > ${title}`);
    else if (outcome === 'flaky') say(`PASSED AT THE SECOND TRY e2e/${file} > ${title}`);
  for (const { file, seconds } of slowest(unit, walked)) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const passed = unit.numPassedTests + browser.stats.expected + browser.stats.flaky;
  const failed = unit.numFailedTests + browser.stats.unexpected;
  const skipped = unit.numPendingTests + browser.stats.skipped;
  say(`${passed} passed, ${failed} failed, ${browser.stats.flaky} at the second try, ${skipped} skipped`);
}

function read(name) {
  const file = join(root, 'test-results', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function failuresOf(unit) {
  return unit.testResults.flatMap((file) => {
    const failures = file.assertionResults.filter((test) => test.status === 'failed');
    const name = relative(root, file.name);
    if (file.status === 'failed' && failures.length === 0) return [`FAILED ${name}: ${file.message}`];
    return failures.map((test) => `FAILED ${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
}

function specsOf(suite, file, titles = []) {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      file,
      title: [...titles, spec.title].join(' > '),
      outcome: test.status,
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const nested = (suite.suites ?? []).flatMap((inner) => specsOf(inner, file, [...titles, inner.title]));
  return [...own, ...nested];
}

function slowest(unit, walked) {
  const byFile = new Map();
  const add = (file, ms) => byFile.set(file, (byFile.get(file) ?? 0) + ms / 1000);
  for (const { name, startTime, endTime } of unit.testResults) add(relative(root, name), endTime - startTime);
  for (const { file, ms } of walked) add(`e2e/${file}`, ms);
  return [...byFile]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown);
}
