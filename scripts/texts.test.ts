import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withTexts } from '../client/scripts/inline-texts.mjs';
import { differences, untranslated } from '../client/scripts/compare-catalogues.mjs';
import { LANGUAGES, readCatalogue, readMessage } from '../client/scripts/texts.mjs';
import { LANGUAGES as SHOWN } from '../server/src/domain/languages/language.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = join(root, 'client/src/');
const modulesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.generated.'),
  );
const files = modulesIn('client/src');
const catalogue = readCatalogue('en');

test('every text of the catalogue is said somewhere', () => {
  const said = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/\bt\s*\.\s*(\w+)\s*\.\s*(\w+)\b/g)].map(
        ([, part, key]) => `${part}.${key}`,
      ),
    ),
  );
  // The server's own are called by what its modules have of them.
  for (const file of modulesIn('server/src'))
    for (const [, key] of readFileSync(join(root, 'server/src', file), 'utf8').matchAll(/\.(\w+)\(/g))
      said.add(`server.${key}`);
  const all = [...catalogue].flatMap(([part, texts]) => [...texts.keys()].map((key) => `${part}.${key}`));
  expect(all.filter((text) => !said.has(text))).toEqual([]);
});

test('what is built is what is shown', () => {
  expect(LANGUAGES).toEqual(SHOWN);
});

/** Texts that are the same in Spanish: names, abbreviations, words of both languages, and examples. */
const SAME: Readonly<Record<string, string>> = {
  admin: 'webhooks final visible n_12_ana_reyes_park_bo rockets_comets ctrl_k',
  audit: 'webhook no',
  brackets: 'final',
  businesses: 'facebook instagram',
  fieldNames: 'video',
  explorer: 'ms no',
  gameStatus: 'final',
  games: 'final sets_won total video',
  links: 'visible',
  organizations: 'logo pct',
  pages: 'video',
  players: 'id id_2 videos ppg ft n_3pm gp percentiles_in total',
  records: 'total',
  periodWords: 'set',
  plays: 'final sets bonus to min k7mq_2xpa_g ot hr out',
  schedules: 'dh',
  seasonImport: 'team player first_name last_name player_key captain jersey_number team_position known_as',
  server: 'percentage total wins losses games_behind',
  site: 'google_calendar final',
  standings: 'pct pts gb',
  statDefinitions: 'pts_1_2_reb_to eff',
  statistics: 'total',
  teams: 'id logo set sets',
  ui: 'video',
  webhooks: 'ms ms_2 webhooks',
};
const isSame = (text: string): boolean => {
  const [part, key] = text.split(':', 1)[0]!.split('.') as [string, string];
  return (SAME[part] ?? '').split(' ').includes(key);
};

test('Spanish has every text, with the same inputs and marks, and none of them in English', () => {
  const spanish = readCatalogue('es');
  expect(differences(catalogue, spanish, 'es')).toEqual([]);
  expect(untranslated(catalogue, spanish).filter((text) => !isSame(text))).toEqual([]);
});

test('a text that only one language has, or that takes something else, is told of', () => {
  const of = (own: Record<string, string>) =>
    new Map([['sample', new Map(Object.entries(own).map(([key, text]) => [key, readMessage(text)]))]]);
  const first = of({ named: 'Delete {name}?', counted: '{games, plural, one {# game} other {# games}}', same: 'PTS' });
  expect(differences(first, of({ named: '¿Borrar {game}?', old: 'Viejo', same: 'PTS' }), 'es')).toEqual([
    'es: sample.named takes { game: string | number } instead of { name: string | number }',
    'es: sample.counted is missing: {games, plural, one {# game} other {# games}}',
    'es: sample.old is of no text any more',
  ]);
  expect(untranslated(first, first)).toEqual([
    'sample.named: Delete {name}?',
    expect.stringMatching('counted'),
    'sample.same: PTS',
  ]);
});

test.each(LANGUAGES)('every module can be built with the words of %s in it, and calls no text any more', (language) => {
  const own = readCatalogue(language);
  const told = files.filter((file) => readFileSync(join(sources, file), 'utf8').includes("from '@/texts';"));
  expect(told.length).toBeGreaterThan(400);
  const left = told.filter((file) =>
    /\bt\.\w+\.\w+\(/.test(withTexts(readFileSync(join(sources, file), 'utf8'), file, own, language)),
  );
  expect(left).toEqual([]);
});

const texts = new Map([
  ['plain', 'Nothing is “lost”, isn’t it?'],
  ['named', 'Delete {name}?'],
  ['counted', '{games, plural, one {# game} other {# games}} of {team}'],
  ['marked', 'Not a member? <link>Ask {owner}</link>.'],
]);
const sample = new Map([['sample', new Map([...texts].map(([key, text]) => [key, readMessage(text)]))]]);

function built(code: string, language = 'en'): string {
  return withTexts(`import { t } from '@/texts';\n${code}`, 'sample.tsx', sample, language);
}

test('words stand in the place of their calls', () => {
  expect(built('say(t.sample.plain());')).toBe('say(("Nothing is “lost”, isn’t it?"));');
  expect(built('say(t.sample.named({ name: `${a} ${b}` }));')).toBe('say((`Delete ${(`${a} ${b}`)}?`));');
  expect(built('say(t.sample.named({ name: t.sample.plain() }));')).toContain('Delete ${(("Nothing is “lost”');
  expect(built('const head = { label: () => t.sample.plain() };')).toContain('{ label: () => ("Nothing is');
});

test('marks become elements around their words', () => {
  const code = built('t.sample.marked({ link: (words) => (<a href="/">{words}</a>), owner: league.owner })');
  expect(code).toContain('<>{"Not a member? "}{<a href="/">{`Ask ${(league.owner)}`}</a>}{"."}</>');
});

test('plurals are those of the language: a comparison where one stands alone, its rule elsewhere', () => {
  const call = 't.sample.counted({ games: list.length, team })';
  expect(built(call)).toContain('(list.length) === 1 ?');
  expect(built(call, 'fr')).toContain('pluralText((list.length), {');
});

test('what is counted by a call is worked out once', () => {
  expect(built('t.sample.counted({ games: count(), team })')).toMatch(
    /^\S.*\n?[\s\S]*\(\(text\$games\) => .*\)\(\(count\(\)\)\)/,
  );
});

test('a name for what is worked out once takes none of the others away', () => {
  const code = built('t.sample.counted({ games: count(), team: games.length })').replace(/^import.*\n/, '');
  const known = { games: ['Ants', 'Bees', 'Cats'], count: () => 2, numberText: String };
  expect(runInNewContext(code, known)).toBe('2 games of 3');
});

test('a text that there is not, that is not called, or whose inputs are not written there, stops the build', () => {
  expect(() => built('t.sample.gone()')).toThrow('there is no text t.sample.gone');
  expect(() => built('const say = t.sample.plain;')).toThrow('t.sample.plain is to be called');
  for (const input of ['names', '{ ...names }', ''])
    expect(() => built(`t.sample.named(${input})`)).toThrow('t.sample.named takes name, each written by name');
});

test('a text is what ICU can read, without dates and choices', () => {
  expect(() => readMessage('{count, plural, one {}')).toThrow('MISSING_OTHER_CLAUSE');
  expect(() => readMessage('{day, date}')).toThrow('and nothing else');
});
