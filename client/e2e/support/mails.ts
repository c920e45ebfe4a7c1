import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '../test';

/** The latest mail to an address, as the server wrote it down; `scripts/e2e-server.mjs` has it send none. */
export async function mailTo(address: string): Promise<string> {
  let found: string | null = null;
  await expect.poll(async () => (found = await latest(address)), { message: `a mail to ${address}` }).not.toBeNull();
  return found!;
}

/** The address in a mail that leads on, of those that begin like this. */
export function linkIn(mail: string, beginning: string): string {
  const text = mail.replaceAll('=\n', '').replaceAll('=3D', '=');
  return new RegExp(`http://localhost:\\d+${beginning}[^\\s"<]*`).exec(text)![0];
}

async function latest(address: string): Promise<string | null> {
  const beginning = `courtbook-e2e-${process.env.E2E_PORT ?? '4100'}-`;
  const homes = (await readdir(tmpdir())).filter((name) => name.startsWith(beginning));
  const files: { at: number; text: string }[] = [];
  for (const home of homes) {
    const directory = join(tmpdir(), home, 'mails');
    for (const name of await readdir(directory).catch(() => [])) {
      const path = join(directory, name);
      const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
      if (text.includes(`To: ${address}`)) files.push({ at: (await stat(path)).mtimeMs, text });
    }
  }
  return files.sort((one, other) => other.at - one.at)[0]?.text ?? null;
}
