import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listenOn } from '../app.js';
import { arrivedBody } from './read-body.js';

describe('a tick after a request is told of', () => {
  const post = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
  test.each([
    ['a body that came with its head is there', [`${post}Content-Length: 5\r\n\r\nwhole`], 'whole'],
    ['one that comes later is not', [`${post}Content-Length: 5\r\n\r\nwh`, 'ole'], 'later'],
    [
      'nor is one that announced no length',
      [`${post}Transfer-Encoding: chunked\r\n\r\n5\r\nwhole\r\n0\r\n\r\n`],
      'later',
    ],
    ['nor one that is too long', [`${post}Content-Length: 11\r\n\r\nmuch longer`], 'later'],
    ['nor one that is empty', [`${post}Content-Length: 0\r\n\r\n`], 'later'],
  ])('%s', async (_what, pieces, expected) => {
    const ended: boolean[] = [];
    let isAsked = false;
    const server = createServer((req, res) => {
      req.on('close', () => ended.push(req.readableEnded));
      process.nextTick(() => {
        isAsked = true;
        const body = arrivedBody(req, 10);
        if (body) res.end(body);
        else req.resume().on('end', () => res.end('later'));
      });
    });
    const socket = connect(await listenOn(server, 0, '127.0.0.1'), '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
      server.close();
    });
    let all = '';
    socket.on('data', (data: Buffer) => (all += data.toString()));
    for (const piece of pieces) {
      socket.write(piece);
      // What comes later comes after the server has looked for it.
      await expect.poll(() => isAsked).toBe(true);
    }
    await expect.poll(() => all).toContain(expected);
    // Nothing of it is held any longer, though the connection stays.
    await expect.poll(() => ended).toEqual([true]);
  });
});
