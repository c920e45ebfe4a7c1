import { getNamedType } from 'graphql';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { callOf } from '../testing/rest-permissions/call.js';
import { restPermissionRows } from '../testing/rest-permissions/rows.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { bindRows } from './bound-row.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';

const schema = graphSchema();
const bound = new Map(
  bindRows(schema, routes, prepareOperations(schema, operationFiles())).map((row) => [
    `${row.row.method} ${row.row.path}`,
    row,
  ]),
);
const pictures = restPermissionRows.flatMap((line) => {
  const { row, body } = bound.get(line.call)!;
  return body
    .filter(({ type }) => getNamedType(type).name === 'Upload')
    .map(({ name }) => ({ line, call: line.call, access: row.access, param: name }));
});

let world: RestWorld;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-rest-uploads-'));
  world = await startRestWorld([restRouter], { dataDir });
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#224466' } });
const storedFiles = async (): Promise<string[]> =>
  (await readdir(join(dataDir, 'uploads'), { recursive: true }).catch(() => []))
    .filter((name) => name.includes('.'))
    .toSorted();

test('every row that takes a picture takes it in a form', () => {
  expect(pictures.length).toBeGreaterThan(4);
  expect(pictures.filter(({ call }) => !bound.get(call)!.row.multipart)).toEqual([]);
});

test.each(pictures)(
  '$call: $param is an image by its content, of a size that can be opened',
  async ({ line, access, param }) => {
    const png = await picture(20).png().toBuffer();
    const files: [string, string, Buffer | string, number][] = [
      ['logo.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 400],
      [
        'logo.svg',
        'image/svg+xml',
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        400,
      ],
      ['logo.png', 'image/png', '<!doctype html><script>alert(1)</script>', 400],
      ['logo.png', 'image/png', 'GIF89a/*<script>alert(1)</script>*/', 400],
      ['logo.png', 'image/png', png.subarray(0, 40), 400],
      ['logo.png', 'image/png', await picture(9000).png({ compressionLevel: 9 }).toBuffer(), 400],
      ['logo.png', 'image/png', Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]), 413],
    ];
    const before = await storedFiles();
    for (const [name, type, content, status] of files) {
      const answer = await send(line, access, param, { name, type, content: Buffer.from(content as string) });
      expect([type, answer.status]).toEqual([type, status]);
    }
    expect([await world.untouched(), await storedFiles()]).toEqual([true, before]);
  },
);

test.each(pictures)(
  '$call: whatever $param is called, its name leads nowhere and is no header',
  async ({ line, access, param }) => {
    const content = await picture(20).png().toBuffer();
    const tenant = await world.fresh();
    const answer = await send(
      line,
      access,
      param,
      { name: '../../../../tmp/evil%00.html', type: 'text/html', content },
      tenant,
    );
    expect(answer.status).toBe(200);
    expect((await storedFiles()).every((name) => /^[\w-]{2}(\/[\w-]+\.webp)?$/.test(name))).toBe(true);
  },
);

async function send(
  line: (typeof pictures)[number]['line'],
  access: string,
  param: string,
  file: { name: string; type: string; content: Buffer },
  tenant = world.own,
) {
  const as = await world.signIn(access === 'admin' ? 'staff' : 'super_admin', tenant);
  const { method, path, body } = callOf(line, tenant);
  const named = Object.entries({ ...body, firstName: 'Ada' }).filter(
    ([name]) => !['player_id', 'captainId'].includes(name),
  );
  const fields = named.flatMap(([name, value]) =>
    [value]
      .flat()
      .map(
        (each) =>
          `--b\r\nContent-Disposition: form-data; name="${Array.isArray(value) ? `${name}[]` : name}"\r\n\r\n${String(each)}\r\n`,
      ),
  );
  const head = `${fields.join('')}--b\r\nContent-Disposition: form-data; name="${param}"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), file.content, Buffer.from('\r\n--b--\r\n')]);
  return world.app.request({
    method,
    path,
    as,
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(bytes.length) },
    body: bytes,
  });
}
