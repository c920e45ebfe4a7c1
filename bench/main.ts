import 'reflect-metadata';
import { boxScore } from './box-score/benchmark.js';
import { fromDatabase } from './box-score/from-database.js';
import { fromMemory } from './box-score/from-memory.js';
import { bulk } from './bulk/benchmark.js';
import { entry } from './entry/benchmark.js';
import { live } from './live/benchmark.js';
import { streams } from './live/streams.js';
import { keys } from './keys.js';
import { leaders } from './leaders.js';
import { limits } from './limits.js';
import type { Benchmark } from './lib/benchmark.js';
import { formatTable, machine, saveReport } from './lib/report.js';
import { page } from './page.js';
import { pictures } from './pictures.js';
import { generating } from './schedule/generating.js';
import { schedule } from './schedule/benchmark.js';
import { search } from './search.js';
import { seasonImport } from './season-import.js';

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  'box-score': boxScore,
  'from-database': fromDatabase,
  'from-memory': fromMemory,
  import: seasonImport,
  keys,
  bulk,
  leaders,
  limits,
  page,
  pictures,
  live,
  streams,
  entry,
  schedule,
  generating,
  search,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are:`);
  for (const [name, { about }] of Object.entries(BENCHMARKS)) console.error(`  ${name}: ${about}`);
  process.exit(2);
}

console.log(`${machine()}, ${new Date().toISOString().slice(0, 10)}`);
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n# ${name}: ${benchmark.about}`);
  const report = await benchmark.run();
  for (const table of report.tables) console.log(`\n${formatTable(table)}`);
  for (const note of report.notes) console.log(`\n${note}`);
  console.log(`\nAll figures: ${await saveReport(name, report)}`);
}
