import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open.js';
import { verifyTotals } from '../features/totals/verify-totals.service.js';
import { CommandError, readArguments, runCommand } from './support/command.js';
import { describeDifference } from './support/describe-difference.js';

const USAGE = `npm run verify

Recomputes every maintained total and every kept box score of every organization and compares. Exit code 1, and a list, when one differs.`;

await runCommand(USAGE, async ({ config }) => {
  readArguments(() => parseArgs({ options: {} }));
  const database = await openDatabase(config, { kind: 'command' });
  try {
    const differences = await verifyTotals(database.dataSource);
    for (const difference of differences) console.log(describeDifference(difference));
    if (differences.length > 0)
      throw new CommandError(`${differences.length} totals or box scores differ from what lines and games say.`);
    console.log('All totals and box scores are right.');
    return true;
  } finally {
    await database.close();
  }
});
