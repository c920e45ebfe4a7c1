/** Rebuilds the browser's bundles and the server's renderer at each change, for `npm run dev`. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
for (const ssr of [false, true]) {
  await build({
    configFile,
    mode: 'development',
    build: { watch: {}, ssr: ssr || undefined, emptyOutDir: false, minify: false },
    logLevel: 'warn',
  });
}
