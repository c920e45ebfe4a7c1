/**
 * The product's server as main.ts starts it, from the compiled folder SERVER, on a free port and without a log. With
 * ANSWER_CACHE=0 no answer is kept; all else, such as the tenant's configuration in memory, is as always. With PAGES=1
 * it also renders pages. With VERSIONS_PER_TENANT=1 a message about a game makes everything of its organization new.
 * With RATE_LIMIT=0 nobody's calls are counted. With BULK=1 it has seasons as a whole. Asked to, it generates a
 * schedule again and again beside its answers, or says what its heap holds. With COUNT=1 it tells its statements since
 * it was last asked; with PORT it listens there.
 */
import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { countStatements } from './count-statements.mjs';

const { createApp } = await import(`${process.env.SERVER}/app.js`);
const { readConfig } = await import(`${process.env.SERVER}/config.js`);
const { listenForTenantChanges } = await import(`${process.env.SERVER}/database/notifications.js`);
const { NamedStatement } = await import(`${process.env.SERVER}/database/named-statement.js`);
const { openDatabase } = await import(`${process.env.SERVER}/database/open.js`);

// As limited as the product is, but by more than one machine can ask for.
const { DATABASE_URL, RATE_LIMIT = '1000000000', LIVE_STREAMS_PER_ADDRESS } = process.env;
const config = readConfig({ DATABASE_URL, RATE_LIMIT, RATE_LIMIT_OWN: RATE_LIMIT, LIVE_STREAMS_PER_ADDRESS });
const { pool, dataSource, directUrl } = await openDatabase(config);
const { versions } = await listenForTenantChanges({ url: directUrl });
if (process.env.VERSIONS_PER_TENANT === '1') versions.bumpLive = (organizationId) => versions.bump(organizationId);
const answerCache = process.env.ANSWER_CACHE === '0' ? { maxAnswerBytes: 0 } : {};
const routers = process.env.PAGES === '1' ? [(await import(`${process.env.SERVER}/http/pages/pages.js`)).pages] : [];
if (process.env.BULK === '1') routers.push((await import(`${process.env.SERVER}/bulk/bulk.js`)).bulk);
const app = await createApp({
  routers,
  config,
  pool,
  dataSource,
  versions,
  log: pino({ level: 'silent' }),
  answerCache,
});
const statements = process.env.COUNT === '1' ? countStatements(NamedStatement) : [];

/** What is in the heap and beside it, once all that nobody needs is gone. */
function heldBytes() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Generates a schedule in the product's worker thread, one after the other, until it is told to stop. */
let stop = null;
async function generate(problem) {
  const { generateInWorker } = await import(
    `${process.env.SERVER}/features/schedules/generation/generate-in-worker.js`
  );
  const controller = new AbortController();
  const times = [];
  const over = (async () => {
    for (let seed = 1; !controller.signal.aborted; seed += 1) {
      const begin = performance.now();
      await generateInWorker({ problem: { ...problem, seed } }, controller.signal, () => undefined);
      times.push(performance.now() - begin);
    }
  })().catch((error) => {
    if (!controller.signal.aborted) throw error;
  });
  stop = async () => {
    controller.abort();
    await over;
    return times;
  };
}

process.on('message', async (question) => {
  if (question.generate !== undefined) {
    await generate(question.generate);
    process.send('generating');
  } else if (question.stop) process.send(await stop());
  else if (question.statements) process.send(statements.splice(0));
  else if (question.heap) process.send(heldBytes());
  else process.send(app.parts.responses.counts);
});
// An orderly end, so that --cpu-prof writes its file.
process.once('SIGTERM', () => process.exit(0));
process.send({ port: await app.listen(Number(process.env.PORT ?? 0), '127.0.0.1') });
process.once('disconnect', () => process.exit(0));
