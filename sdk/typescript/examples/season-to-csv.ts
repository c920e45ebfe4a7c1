import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { League } from '../src/index.js';

const [, , origin = 'http://localhost:4000', slug = 'nba', file = 'season.csv'] = process.argv;
const league = new League(origin, { slug });
const season = (await league.seasons()).find(({ active }) => active)!;
const { body } = await league.bulk(season.id, 'box-scores', 'csv');
await pipeline(Readable.fromWeb(body! as never), createWriteStream(file));
