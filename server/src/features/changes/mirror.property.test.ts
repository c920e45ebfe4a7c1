import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

/** What a copy keeps of each kind. */
const KEPT: Readonly<Record<string, string>> = {
  TEAM: 'team(id: $id) { name }',
  PLAYER: 'player(id: $id) { firstName lastName }',
  ROSTER: 'seasonLeagueTeam(id: $id) { roster { id jerseyNumber player { id } } }',
  GAME: 'game(id: $id) { date time status homeScore awayScore homeTeam { id } awayTeam { id } }',
  BOX_SCORE:
    'game(id: $id) { home { lines { player { id } values } periodScores { score } } away { lines { player { id } values } periodScores { score } } }',
};
/** Which things there are, for who reads everything. */
const ALL: Readonly<Record<string, string>> = {
  TEAM: 'teams',
  PLAYER: 'players',
  ROSTER: 'season_league_teams',
  GAME: 'games',
  BOX_SCORE: 'games',
};

interface Step {
  who: 0 | 1;
  what: number;
  seed: number;
  end: 'commit' | 'rollback' | 'later';
  looks: boolean;
}

/**
 * Edits of one writer. Each keeps to its own games, players and teams, so that no one waits for the other: $1 is the
 * organization, $2 the writer, $3 a number by which a thing is chosen.
 */
const one = (table: string): string =>
  `(SELECT id FROM ${table} WHERE organization_id = $1 AND id % 2 = $2 ORDER BY md5((id + $3)::text) LIMIT 1)`;
const EDITS: readonly string[] = [
  `UPDATE games SET home_score = $3 % 90, status = 'final' WHERE organization_id = $1 AND id = ${one('games')}`,
  `UPDATE games SET date = DATE '2026-01-01' + $3 % 90 WHERE organization_id = $1 AND id = ${one('games')}`,
  `WITH game AS (SELECT ${one('games')} AS id), lines AS (SELECT l.id FROM game_lines l, game WHERE l.organization_id = $1 AND l.game_id = game.id),
     without_values AS (DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM lines)),
     without_lines AS (DELETE FROM game_lines WHERE organization_id = $1 AND id IN (SELECT id FROM lines)),
     without_scores AS (DELETE FROM period_scores WHERE organization_id = $1 AND game_id IN (SELECT id FROM game))
   DELETE FROM games WHERE organization_id = $1 AND id IN (SELECT id FROM game)`,
  `UPDATE players SET last_name = 'Name ' || $3 WHERE organization_id = $1 AND id = ${one('players')}`,
  `UPDATE teams SET name = 'Team ' || $2 || ' ' || $3 WHERE organization_id = $1 AND id = ${one('teams')}`,
  `UPDATE game_line_values SET value = $3 % 50 WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM game_lines WHERE organization_id = $1 AND game_id = ${one('games')})`,
  `WITH line AS (SELECT id FROM game_lines WHERE organization_id = $1 AND game_id = ${one('games')} ORDER BY id LIMIT 1),
     without_values AS (DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM line))
   DELETE FROM game_lines WHERE organization_id = $1 AND id IN (SELECT id FROM line)`,
  `UPDATE period_scores SET score = $3 % 40 WHERE organization_id = $1 AND game_id = ${one('games')}`,
  `UPDATE roster_entries SET jersey_number = ($3 % 99)::text WHERE organization_id = $1 AND id = ${one('roster_entries')}`,
  `DELETE FROM roster_entries WHERE organization_id = $1 AND id = ${one('roster_entries')}`,
  `INSERT INTO players (organization_id, first_name, last_name) SELECT $1, 'New ' || $2::integer, 'Player ' || $3::integer`,
  `INSERT INTO teams (organization_id, name) SELECT $1, 'New ' || $2::integer || ' ' || $3::integer || ' ' || random()`,
];

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0 as const, 1 as const),
    what: fc.nat(EDITS.length - 1),
    seed: fc.nat(1_000),
    end: fc.constantFrom('commit', 'commit', 'rollback', 'later'),
    looks: fc.boolean(),
  }),
  { minLength: 5, maxLength: 25 },
);

class Mirror {
  readonly things = new Map<string, unknown>();
  private cursor: string | null = null;

  constructor(private readonly world: LeagueWorld) {}

  /** Asks what has changed, and for nothing but that. */
  async follow(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const { data } = await app.graphql<{ organization: { changes: ChangesPage } }>(
        'query ($slug: String!, $after: String) { organization(slug: $slug) { changes(after: $after, first: 7) { nodes { kind id isDeleted } cursor hasMore } } }',
        { slug: this.world.organization.slug, after: this.cursor },
      );
      const { nodes, cursor, hasMore: more } = data!.organization.changes;
      for (const { kind, id, isDeleted } of nodes) {
        if (!(kind in KEPT)) continue;
        if (isDeleted) this.things.delete(`${kind} ${id}`);
        else await this.look(kind, id);
      }
      this.cursor = cursor;
      hasMore = more;
    }
  }

  /** Reads everything. */
  async readAll(): Promise<void> {
    for (const [kind, table] of Object.entries(ALL)) {
      const rows = await app.manager.query<{ id: number }[]>(`SELECT id FROM ${table} WHERE organization_id = $1`, [
        this.world.organizationId,
      ]);
      for (const { id } of rows) await this.look(kind, String(id));
    }
  }

  /** What is kept, in order; of box scores only those that are not empty. */
  get content(): [string, unknown][] {
    return [...this.things].filter(([, value]) => !isEmpty(value)).toSorted(([a], [b]) => a.localeCompare(b));
  }

  private async look(kind: string, id: string): Promise<void> {
    const { data } = await app.graphql<{ organization: Record<string, unknown> }>(
      `query ($slug: String!, $id: ID!) { organization(slug: $slug) { thing: ${KEPT[kind]} } }`,
      { slug: this.world.organization.slug, id },
    );
    const { thing } = data!.organization;
    if (thing === null) this.things.delete(`${kind} ${id}`);
    else this.things.set(`${kind} ${id}`, thing);
  }
}

interface ChangesPage {
  nodes: { kind: string; id: string; isDeleted: boolean }[];
  cursor: string;
  hasMore: boolean;
}

/** A side's box score without lines and scores by period. */
function isEmpty(value: unknown): boolean {
  const { home, away } = value as Record<string, { lines?: unknown[]; periodScores?: unknown[] } | undefined>;
  const sides = [home, away].flatMap((side) => (side ? [...(side.lines ?? []), ...(side.periodScores ?? [])] : []));
  return home !== undefined && sides.length === 0;
}

async function play(
  world: LeagueWorld,
  clients: readonly PoolClient[],
  mirror: Mirror,
  given: readonly Step[],
): Promise<void> {
  const open = new Set<number>();
  for (const { who, what, seed, end, looks } of given) {
    const client = clients[who]!;
    if (!open.has(who)) await client.query('BEGIN');
    open.add(who);
    await client.query(EDITS[what]!, [world.organizationId, who, seed]);
    if (end !== 'later') {
      await client.query(end);
      open.delete(who);
    }
    if (looks) await mirror.follow();
  }
  for (const who of open) await clients[who]!.query('COMMIT');
}

test('a copy that only follows changes is what a full reading is, after random edits in overlapping transactions', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const world = await createLeagueWorld(app.manager);
      const mirror = new Mirror(world);
      await mirror.follow();
      await mirror.readAll();
      const clients = [await app.database.pool.connect(), await app.database.pool.connect()];
      try {
        await play(world, clients, mirror, given);
      } finally {
        for (const client of clients) client.release();
      }
      await expect
        .poll(
          async () => {
            const whole = new Mirror(world);
            await whole.readAll();
            await mirror.follow();
            return JSON.stringify(mirror.content) === JSON.stringify(whole.content);
          },
          { interval: 500 },
        )
        .toBe(true);
    }),
    { numRuns: Number(process.env['EDITS'] ?? 4), endOnFailure: true },
  );
}, 3_600_000);
