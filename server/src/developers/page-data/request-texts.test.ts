import { execFile, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { curlText, requestTexts } from './request-texts.js';

/** Everything that a shell, a template or a Python string could take for something else. */
const ODD = `' " \` $HOME \${x} \\ \\n """ ''' é`;

let server: Server;
let origin: string;
beforeAll(async () => {
  // Answers what it was asked, as data.
  server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts).toString();
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ data: { url: req.url, ...(body && (JSON.parse(body) as object)) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const run = promisify(execFile);
const RUN: Readonly<Record<string, (text: string) => Promise<{ stdout: string }>>> = {
  curl: (text) => run('sh', ['-c', text]),
  javascript: (text) => run(process.execPath, ['--input-type=module', '--eval', text]),
  python: (text) => run('python3', ['-c', text]),
};

const TOOLS: Readonly<Record<string, string>> = { curl: 'curl', javascript: process.execPath, python: 'python3' };
const isThere = (id: string): boolean => spawnSync(TOOLS[id]!, ['--version']).status === 0;

test.each(Object.keys(RUN).filter(isThere))(
  'the text for %s asks for what the page asks for, whatever stands in it',
  async (id) => {
    const query = {
      text: `query Q($a: String) {\n  x(a: $a, b: ${JSON.stringify(ODD)})\n}`,
      variables: { a: ODD, n: 1 },
    };
    const { text } = requestTexts(origin, query).find((each) => each.id === id)!;
    const { stdout } = await RUN[id]!(text);
    const answered = JSON.parse(stdout) as { data?: object; query?: string };
    const sent = (answered.data ?? answered) as { query: string; variables: object };
    expect([sent.query.trim(), sent.variables]).toEqual([query.text, query.variables]);
  },
);

test.runIf(isThere('curl'))('an address is one word for the shell', async () => {
  const { stdout } = await RUN['curl']!(curlText(`${origin}/api/x?a=1&b=it's`));
  expect(JSON.parse(stdout)).toEqual({ data: { url: "/api/x?a=1&b=it's" } });
});
