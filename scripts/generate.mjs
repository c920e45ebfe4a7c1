/** `npm run generate`: schema.graphql and the client's typed operations, after a change of either side. */
import { ensureDependencies } from './lib/dependencies.mjs';
import { generate } from './lib/generated.mjs';
import { main } from './lib/shell.mjs';

await main(async () => {
  await ensureDependencies();
  await generate();
});
