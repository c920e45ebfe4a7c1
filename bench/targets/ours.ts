import 'reflect-metadata';
import { createApp } from '../../server/src/app.js';
import { readConfig } from '../../server/src/config.js';
import { listenForTenantChanges } from '../../server/src/database/notifications.js';
import { openDatabase } from '../../server/src/database/open.js';
import { silentLog } from '../data/organization.js';
import type { CacheCounts } from '../lib/target.js';

/**
 * The product's server as main.ts starts it, on a free port and without a log. With ANSWER_CACHE=0 no answer is kept; all else, such as the
 * tenant's configuration in memory, is as always.
 */
const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL });
const { pool, dataSource, directUrl } = await openDatabase(config);
const { versions } = await listenForTenantChanges({ url: directUrl });
const answerCache = process.env.ANSWER_CACHE === '0' ? { maxAnswerBytes: 0 } : {};
const app = await createApp({ config, pool, dataSource, versions, log: silentLog, answerCache });
process.on('message', () => process.send?.(app.parts.answers.counts satisfies CacheCounts));
process.send?.({ port: await app.listen(0, '127.0.0.1') });
