import { ORGANIZATION } from './data/organization.js';
import { copyDatabase, runAt, startCluster } from './data/postgres.js';
import { seasonDatabase } from './data/seasons.js';
import type { Benchmark } from './lib/benchmark.js';
import { compileServer, serverFlags } from './lib/compile-server.js';
import { median } from './lib/median.js';
import { digits } from './lib/report.js';
import { startTarget } from './lib/target.js';

/** Each of them asks everything once. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const OTHER_TENANTS = 20;
/** Every first name meets every last name this many times, each time with other endings. */
const ENDINGS = 50;
const FIRST_NAMES =
  'Ana Luis Marta Pavel Ingrid Kofi Yuki Omar Lena Hugo Nadia Tomas Zoe Igor Bela Carla Denis Elif Farid Gina';
const LAST_NAMES =
  'Reyes Novak Larsen Mensah Tanaka Haddad Weber Silva Kowalski Petrov Moreau Rossi Lindqvist Okafor Sato Ivanova Kaya Nguyen Alvarez Fischer';

const ORGANIZATIONS = {
  'full names': ORGANIZATION.slug,
  'first name and initial': 'first-initial',
  number: 'number',
} as const;
type Shown = keyof typeof ORGANIZATIONS;

const SEARCHES: readonly (readonly [text: string, about: string])[] = [
  ['lebrn', 'one player, an error'],
  ['reyes ana', 'two words, their order'],
  ['kowalsky', 'an error in a name of 1,000'],
  ['kowalsky ana', 'and a first name'],
  ['an', 'two letters'],
  ['son', 'within half of all names'],
  ['qqqqq', 'nothing'],
];

const QUERY = `query ($slug: String!, $text: String!) { organization(slug: $slug) { search(text: $text) {
  teams { id name } players { id fullName } games { id date } pages { path title } } } }`;

/**
 * How long the one search in the head takes among 20,000 players, on a platform with twenty more tenants of that size.
 */
export const search: Benchmark = {
  about: 'the search in the head among 20,000 players, by what they are shown as',
  async run() {
    const cluster = await startCluster();
    const database = 'bench_search';
    try {
      const url = await copyDatabase(cluster, await seasonDatabase(cluster, 1), database);
      await fill(url);
      const server = await startTarget('ours', 'bench/targets/ours.mjs', {
        env: { DATABASE_URL: url, SERVER: compileServer(), ANSWER_CACHE: '0' },
        flags: serverFlags(),
      });
      try {
        return report(await measure(server.port));
      } finally {
        await server.child.stop();
      }
    } finally {
      await cluster.administer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      await cluster.stop();
    }
  },
};

async function fill(url: string): Promise<void> {
  const list = (names: string): string => `string_to_array('${names}', ' ')`;
  await runAt(
    url,
    `INSERT INTO organizations (id, name, slug, player_names) VALUES
       (1001, 'First and initial', 'first-initial', 'first_initial'), (1002, 'Number', 'number', 'number')`,
  );
  await runAt(
    url,
    `INSERT INTO organizations (id, name, slug) SELECT 2000 + n, 'Other ' || n, 'other-' || n FROM generate_series(1, ${OTHER_TENANTS}) n`,
  );
  await runAt(
    url,
    `INSERT INTO players (organization_id, first_name, last_name)
     SELECT o.id, first || CASE WHEN n % 3 = 0 THEN '' ELSE chr(97 + n * 7 % 26) END,
       last || CASE WHEN n % 2 = 0 THEN 'son' ELSE chr(97 + n * 11 % 26) || 'er' END
     FROM organizations o, unnest(${list(FIRST_NAMES)}) first, unnest(${list(LAST_NAMES)}) last, generate_series(1, ${ENDINGS}) n
     WHERE o.id = ${ORGANIZATION.id} OR o.id > 1000`,
  );
  await runAt(url, 'VACUUM ANALYZE players');
}

/** Milliseconds of each answer, one at a time; by organization, then by search. */
async function measure(port: number): Promise<Map<Shown, number[][]>> {
  const shown = Object.keys(ORGANIZATIONS) as Shown[];
  const times = new Map(shown.map((name) => [name, SEARCHES.map((): number[] => [])]));
  // Five rounds until plans are settled and code is compiled.
  for (let round = -5; round < ROUNDS; round += 1)
    for (const [place, [text]] of SEARCHES.entries())
      for (const name of shown) {
        const milliseconds = await ask(port, ORGANIZATIONS[name], text);
        if (round >= 0) times.get(name)![place]!.push(milliseconds);
      }
  return times;
}

async function ask(port: number, slug: string, text: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { slug, text } }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(`${slug}, ${text}: ${JSON.stringify(errors)}`);
  return performance.now() - begun;
}

function report(times: Map<Shown, number[][]>): Awaited<ReturnType<Benchmark['run']>> {
  return {
    tables: [
      {
        title: 'Milliseconds until the answer is there, median (most)',
        columns: ['search', ...times.keys()],
        rows: SEARCHES.map(([text, about], place) => [
          `${text}: ${about}`,
          ...[...times.values()].map(
            (each) => `${digits(median(each[place]!))} (${digits(Math.max(...each[place]!))})`,
          ),
        ]),
      },
    ],
    notes: ['One request at a time over HTTP, without kept answers; teams, games and pages are searched with them.'],
    figures: SEARCHES.map(([text], place) => ({
      text,
      ...Object.fromEntries([...times].map(([name, each]) => [name, each[place]])),
    })),
  };
}
