/**
 * What node's own server needs for reading a request and answering a constant kilobyte: no answer over HTTP can cost
 * less in it.
 */
import { createServer } from 'node:http';

const body = Buffer.from(JSON.stringify({ data: 'x'.repeat(1_000) }));
const head = ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)];

const server = createServer((req, res) => {
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8'));
    res.writeHead(200, head).end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('disconnect', () => process.exit(0));
