/** `npm run format`: brings all code into the formatter's shape. */
import { ensureDependencies } from './lib/dependencies.mjs';
import { main, must, tool } from './lib/shell.mjs';

await main(async () => {
  await ensureDependencies();
  await must(tool('oxfmt'), process.argv.slice(2));
});
