import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listenOn } from '../../app.js';
import { serveAssets } from './assets.js';

test('a bundle that a newer build has replaced is not found, and no error', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'assets-'));
  await writeFile(join(directory, 'home-1.js'), 'first');
  await writeFile(join(directory, 'home-2.js'), 'second');
  const server = createServer(express().use('/assets', serveAssets(pathToFileURL(`${directory}/`))));
  onTestFinished(async () => {
    server.close();
    await rm(directory, { recursive: true });
  });
  const port = await listenOn(server, 0, '127.0.0.1');
  const get = async (name: string): Promise<[status: number, kept: string | null, text: string]> => {
    const answer = await fetch(`http://127.0.0.1:${port}/assets/${name}`);
    return [answer.status, answer.headers.get('cache-control'), await answer.text()];
  };
  expect(await get('home-1.js')).toEqual([200, 'public, max-age=31536000, immutable', 'first']);
  await rm(join(directory, 'home-1.js'));
  expect(await get('home-1.js')).toEqual([404, 'no-store', 'Not found']);
  expect((await get('home-2.js'))[0]).toBe(200);
  expect((await get('home-3.js'))[0]).toBe(404);
});
