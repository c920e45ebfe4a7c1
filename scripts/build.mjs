/** `npm run build`: server and client from scratch. */
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/shell.mjs';

await main(async () => {
  await ensureDependencies({ withTools: false });
  await build({ force: true });
});
