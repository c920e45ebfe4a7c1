/**
 * `npm run release`: the present graph and OpenAPI document become the released ones (released/), under the version of
 * package.json and today's date, and what has changed since the last release goes into the change log for developers.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { RELEASED, type Release } from '../server/src/lib/releases/releases.js';
import { judge, judgeRelease } from './released/judge.js';
import { logEntries } from './released/log-entries.js';
import { compareStates, deprecatedIn, presentState, releasedState } from './released/state.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const today = new Date().toISOString().slice(0, 10);
const before = releasedState();
const after = presentState();
const present = deprecatedIn(after);
const released = before ? deprecatedIn(before) : [];
const changes = before ? await compareStates(before, after) : [];
const problems = [
  ...(before?.log.some((release) => release.version === version)
    ? [`${version} is released already: npm version minor --no-git-tag-version`]
    : []),
  ...(before ? judge({ changes, released, present, lastDate: before.log[0].date }, today) : []),
  ...judgeRelease(present, released, today),
];
if (problems.length > 0) {
  for (const problem of new Set(problems)) console.error(problem);
  process.exitCode = 1;
} else {
  const release: Release = { version, date: today, changes: logEntries(changes, present, released) };
  const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  mkdirSync(RELEASED, { recursive: true });
  writeFileSync(new URL('schema.graphql', RELEASED), after.graph);
  writeFileSync(new URL('openapi.json', RELEASED), asJson(after.openapi));
  writeFileSync(new URL('changes.json', RELEASED), asJson([release, ...(before?.log ?? [])]));
  console.log(`${version} of ${today}: ${release.changes.length} changes since the last release`);
}
