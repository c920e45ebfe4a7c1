/**
 * Compares the graph and the OpenAPI document with the last release (released/): what would break callers fails, unless
 * what goes was deprecated for the announced time. Part of `npm run check`.
 */
import { judge } from './released/judge.js';
import { compareStates, deprecatedIn, presentState, releasedState } from './released/state.js';

const before = releasedState();
if (before) {
  const after = presentState();
  const problems = judge(
    {
      changes: await compareStates(before, after),
      released: deprecatedIn(before),
      present: deprecatedIn(after),
      lastDate: before.log[0].date,
    },
    new Date().toISOString().slice(0, 10),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('docs/how-to/take-something-away.md says how things go.');
    process.exitCode = 1;
  }
}
