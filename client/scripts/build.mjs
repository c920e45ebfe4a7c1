/** Builds the browser's bundles with their manifests, and the server's renderer. */
import { build } from 'vite';
import { configFile, pluginsOf, programs } from './programs.mjs';

for (const options of programs)
  await build({ configFile, plugins: pluginsOf(options), build: options, logLevel: 'warn' });
