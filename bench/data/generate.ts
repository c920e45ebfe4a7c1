import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_NAMES } from '../../server/src/features/season-import/reading/files/season-files.js';
import { SEASON_DIRECTORY } from '../lib/paths.js';

type Row = Record<string, string>;

const TEAM_COLUMNS = ['home_team', 'away_team', 'team', 'opponent'];

/**
 * Writes a season of the shape and size of the sample: the same thirty teams, each with another one's schedule and
 * results, other players, another year. The same number always gives the same files.
 * @param number from 1
 */
export async function generateSeason(number: number, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const teams = await readRows('teams');
  const games = await readRows('games');
  const lines = await readRows('playerGames');
  const standIn = otherTeams(
    teams.map(({ team = '' }) => team),
    number,
  );
  const nameOf = otherNames(lines, number);
  const moved = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(
      TEAM_COLUMNS.flatMap((column) => (column in row ? [[column, standIn.get(row[column] ?? '') ?? '']] : [])),
    ),
    date: yearsLater(row.date ?? '', number),
  });
  await writeRows(directory, 'teams', teams);
  await writeRows(directory, 'games', games.map(moved));
  await writeRows(
    directory,
    'playerGames',
    lines.map((line) => ({ ...moved(line), ...nameOf(line) })),
  );
}

/** Teams move on in a circle. */
function otherTeams(teams: readonly string[], number: number): ReadonlyMap<string, string> {
  return new Map(teams.map((team, index) => [team, teams[(index + number) % teams.length] ?? team]));
}

/** First names stay and last names move on in a circle; the number makes a pair that exists already another one. */
function otherNames(lines: readonly Row[], number: number): (line: Row) => Row {
  const players = [...new Set(lines.map(fullName))];
  const lastNames = players.map((name) => name.slice(name.indexOf('|') + 1));
  const indexes = new Map(players.map((name, index) => [name, index]));
  return (line) => {
    const index = indexes.get(fullName(line)) ?? 0;
    return {
      last_name: `${lastNames[(index + 37 * number) % lastNames.length]} ${'I'.repeat(number % 4)}${Math.floor(number / 4)}${index}`,
    };
  };
}

function fullName({ first_name: first = '', last_name: last = '' }: Row): string {
  return `${first}|${last}`;
}

/** The same day of a later year; the 29th of February becomes the 28th. */
function yearsLater(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4).replace('-02-29', '-02-28')}`;
}

async function readRows(file: keyof typeof FILE_NAMES): Promise<Row[]> {
  // The sample's cells hold neither quotes nor commas.
  const [head = '', ...lines] = (await readFile(join(SEASON_DIRECTORY, FILE_NAMES[file]), 'utf8')).trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])));
}

async function writeRows(directory: string, file: keyof typeof FILE_NAMES, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const text = [names.join(','), ...rows.map((row) => names.map((name) => row[name]).join(','))].join('\n');
  await writeFile(join(directory, FILE_NAMES[file]), `${text}\n`);
}
