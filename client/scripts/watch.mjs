/** Rebuilds the browser's bundles and the server's renderer at each change, for `npm run dev`. */
import { build } from 'vite';
import { configFile, pluginsOf, programs } from './programs.mjs';

for (const options of programs) {
  await build({
    configFile,
    mode: 'development',
    plugins: pluginsOf(options),
    build: { ...options, watch: {}, emptyOutDir: false, minify: false },
    logLevel: 'warn',
  });
}
