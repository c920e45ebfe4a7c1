import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const SOURCE = new URL('../features/schedules/generation/generation-worker.ts', import.meta.url);

let script: Promise<URL> | undefined;

/** The script of the thread that generates schedules: threads do not read TypeScript, as the test runner does. */
export function generationScript(): Promise<URL> {
  return (script ??= compile());
}

async function compile(): Promise<URL> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: fileURLToPath(SOURCE), write: false },
  })) as Rolldown.RolldownOutput;
  return new URL(`data:text/javascript,${encodeURIComponent(built.output[0].code)}`);
}
