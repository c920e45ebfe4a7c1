/** `npm start`: installs and builds what is missing or has changed, then becomes the server. */
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { endWithNpm } from './lib/parent.mjs';
import { root } from './lib/paths.mjs';
import { main } from './lib/shell.mjs';

await main(async () => {
  process.chdir(root);
  endWithNpm();
  await ensureDependencies({ withTools: false });
  await build();
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  await import('../server/dist/main.js');
});
