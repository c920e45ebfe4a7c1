import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { multipartBody } from '../../testing/multipart.js';

const CREATE = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }';
const MARK = 'a file that finds no room';

let app: TestApp;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signInAs(await createUser(app.manager, (await createOrganization(app.manager)).id));
});
afterAll(() => app.close());

type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;
type Write = (file: number, bytes: Buffer, offset: number, length: number, position: number, done: Written) => void;

/** Lets temporary files of uploads be written in another way, and everything else as ever. */
function writeFilesBy(write: (original: Write) => Write): void {
  const original = fs.write as unknown as Write;
  const instead = write(original);
  const choose = (...all: Parameters<Write>): void => {
    const isOurs = Buffer.isBuffer(all[1]) && all[1].includes(MARK);
    (isOurs ? instead : original)(...all);
  };
  const use = (chosen: Write): void => {
    fs.write = chosen as unknown as typeof fs.write;
    syncBuiltinESMExports();
  };
  use(choose);
  onTestFinished(() => use(original));
}

async function codeOfUpload(bytes: Buffer, headers: Record<string, string> = {}): Promise<unknown> {
  const request = multipartBody(
    { query: CREATE, variables: { input: { name: 'Aces', logo: null } } },
    { 'variables.input.logo': { name: 'logo.png', type: 'image/png', bytes } },
  );
  const { text } = await app.request({
    method: 'POST',
    path: '/graphql',
    as: staff,
    headers: { ...request.headers, ...headers, 'apollo-require-preflight': '1' },
    body: request.body,
  });
  const { errors } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code;
}

const file = Buffer.from(MARK.repeat(100));

test('a file that the temporary directory has no room for is told, and nobody waits for the rest of it', async () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  writeFilesBy(() => (_file, _bytes, _offset, _length, _position, done) => done(error, 0));
  expect(await codeOfUpload(file)).toBe('INSUFFICIENT_STORAGE');
  expect(await codeOfUpload(file, { 'idempotency-key': 'an-upload-without-room' })).toBe('INSUFFICIENT_STORAGE');
});

test('so is one that found room for a part', async () => {
  writeFilesBy(
    (original) => (descriptor, bytes, offset, length, position, done) =>
      original(descriptor, bytes, offset, Math.floor(length / 2), position, done),
  );
  expect(await codeOfUpload(file)).toBe('INSUFFICIENT_STORAGE');
});

test('one that is written whole is read', async () => {
  expect(await codeOfUpload(file)).toBe('BAD_USER_INPUT'); // it is no image
});
