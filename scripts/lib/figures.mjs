import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const PLACES = ['server/src', 'client/src'];
const LEFT_OUT = /\.test\.tsx?$|\.generated\.ts$|^server\/src\/testing\//;
const WIDTH = 120;

/**
 * What the product's code (server and client, without tests and generated files) weighs, in one line.
 * @param {string} [directory] the work tree
 */
export async function figures(directory = root) {
  const files = await Promise.all((await sources(directory)).map((name) => measured(directory, name)));
  files.sort((one, other) => one.lines - other.lines);
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  const longest = files.at(-1);
  return [
    `${sum('lines')} lines of product code in ${files.length} files`,
    `median ${files[Math.floor(files.length / 2)].lines}`,
    `longest ${longest.lines} (${longest.name})`,
    `${sum('wide')} lines over ${WIDTH} columns`,
  ].join(', ');
}

async function sources(directory) {
  const listed = await Promise.all(
    PLACES.map(async (place) =>
      (await readdir(join(directory, place), { recursive: true })).map((name) => join(place, name)),
    ),
  );
  return listed.flat().filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name));
}

async function measured(directory, name) {
  const lines = (await readFile(join(directory, name), 'utf8')).replace(/\n$/, '').split('\n');
  return { name, lines: lines.length, wide: lines.filter((line) => line.length > WIDTH).length };
}
