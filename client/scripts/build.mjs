/** Builds the browser's bundles with their manifests, and the server's renderer. */
import { build } from 'vite';
import { configFile, programs } from './programs.mjs';

for (const program of programs) await build({ configFile, ...program, logLevel: 'warn' });
