/** Rebuilds the browser's bundles and the server's renderer at each change, for `npm run dev`. */
import { build } from 'vite';
import { configFile, programs } from './programs.mjs';

for (const program of programs) {
  await build({
    configFile,
    mode: 'development',
    ...program,
    build: { ...program.build, watch: {}, emptyOutDir: false, minify: false },
    logLevel: 'warn',
  });
}
