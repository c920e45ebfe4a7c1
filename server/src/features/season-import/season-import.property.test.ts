import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import {
  filesOf,
  finalOf,
  type RandomSeason,
  randomSeasons,
  type Spelling,
  spellings,
} from '../../testing/random-season.js';
import { STATISTICS } from '../../testing/small-season.js';
import { describeProblem } from './reporting/problem.js';
import type { SeasonImportReport } from './reporting/report.js';
import { importSeasonAs } from './season-import.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function run(
  organizationId: number,
  season: RandomSeason,
  spelling: Spelling,
  removeMissing = false,
): Promise<SeasonImportReport> {
  return importSeasonAs(
    await app.context(),
    organizationId,
    { id: null, name: 'the importer' },
    { files: filesOf(season, spelling), name: '2025-26', removeMissing },
  );
}

/** Every team's wins and losses, and every person's totals and games, from the season itself. */
function expected({ teams, persons, games, lines }: RandomSeason): { records: unknown[]; players: unknown[] } {
  const records = teams.map((team, index) => {
    const results = games.flatMap((game) => {
      const [home, away] = [finalOf(game, 0), finalOf(game, 1)];
      if (home === null || away === null || home === away || (game.home !== index && game.away !== index)) return [];
      return [home > away === (game.home === index)];
    });
    return { team, wins: results.filter((won) => won).length, losses: results.filter((won) => !won).length };
  });
  const players = persons.flatMap(({ first, last }, index) => {
    const own = lines.filter(({ person }) => person === index);
    if (own.length === 0) return [];
    const totals = STATISTICS.map((_statistic, column) =>
      own.reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
    );
    return [
      {
        name: `${first} ${last}`.trim(),
        played: own.filter(({ values }) => values.some((value) => value !== null)).length,
        started: own.filter(({ started, values }) => started && values.some((value) => value !== null)).length,
        totals: totals.join(),
      },
    ];
  });
  return { records: inOrder(records), players: inOrder(players) };
}

/** The same from the maintained totals. Names are compared as they look. */
async function stored(organizationId: number): Promise<{ records: unknown[]; players: unknown[] }> {
  const records = await app.manager.query<{ team: string; wins: number; losses: number }[]>(
    `SELECT t.name AS team, coalesce(sum(s.wins), 0)::int AS wins, coalesce(sum(s.losses), 0)::int AS losses FROM teams t
     LEFT JOIN team_season_totals s ON s.organization_id = $1 AND s.team_id = t.id WHERE t.organization_id = $1 GROUP BY t.id, t.name`,
    [organizationId],
  );
  const players = await app.manager.query<{ name: string; played: number; started: number; totals: string }[]>(
    `SELECT btrim(p.first_name || ' ' || p.last_name) AS name,
       (SELECT coalesce(sum(games_played), 0)::int FROM player_season_totals s WHERE s.organization_id = $1 AND s.player_id = p.id) AS played,
       (SELECT coalesce(sum(games_started), 0)::int FROM player_season_totals s WHERE s.organization_id = $1 AND s.player_id = p.id) AS started,
       (SELECT string_agg((SELECT coalesce(sum(s.total), 0) FROM player_stat_totals s JOIN stat_definitions d ON d.organization_id = $1 AND d.id = s.stat_definition_id
          WHERE s.organization_id = $1 AND s.player_id = p.id AND d.abbreviation = n.name)::text, ',' ORDER BY n.place) FROM unnest($2::text[]) WITH ORDINALITY AS n (name, place)) AS totals
     FROM players p WHERE p.organization_id = $1`,
    [organizationId, STATISTICS],
  );
  return { records: inOrder(records), players: inOrder(players) };
}

function inOrder(rows: readonly object[]): unknown[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

test('records and totals are those of the season, however it is written down; written down otherwise it changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(randomSeasons, spellings, spellings, async (season, first, second) => {
      const organizationId = (await createOrganization(app.manager)).id;
      const report = await run(organizationId, season, first);
      expect([report.problems.items, report.kept.items].flat().map(describeProblem)).toEqual([]);
      const { records, players } = expected(season);
      expect(await stored(organizationId)).toEqual({ records, players });

      const again = await run(organizationId, season, second, true);
      expect(again.problems.items.map(describeProblem)).toEqual([]);
      expect(again.kept.items).toEqual([]);
      expect(again).toMatchObject({
        games: { added: 0, changed: 0, same: season.games.length },
        lines: { added: 0, changed: 0, same: season.lines.length },
        players: { added: 0 },
        teams: { added: 0 },
        removed: { games: 0, lines: 0 },
      });
      expect(await stored(organizationId)).toEqual({ records, players });
    }),
    { numRuns: 40 },
  );
});

test('a corrected season ends up as if it had come alone, once what it lacks is removed', async () => {
  await fc.assert(
    fc.asyncProperty(randomSeasons, fc.nat(20), fc.nat(20), spellings, async (season, game, line, spelling) => {
      const organizationId = (await createOrganization(app.manager)).id;
      await run(organizationId, season, spelling);
      const gone = game % season.games.length;
      const kept = season.lines.filter((one, index) => one.game !== gone && index !== line);
      const corrected: RandomSeason = {
        ...season,
        games: season.games.filter((_game, index) => index !== gone),
        lines: kept.map((one) => ({
          ...one,
          game: one.game > gone ? one.game - 1 : one.game,
          values: one.values.map((value) => (value === null ? null : value + 1)),
        })),
      };
      const report = await run(organizationId, corrected, { ...spelling, gameKeys: false, playerKeys: 'all' }, true);
      expect(report.problems.items.map(describeProblem)).toEqual([]);
      const { records, players } = expected(corrected);
      const now = await stored(organizationId);
      expect(now.records).toEqual(records);
      expect(now.players.filter((row) => !(row as string).includes('"played":0'))).toEqual(
        players.filter((row) => !(row as string).includes('"played":0')),
      );
    }),
    { numRuns: 30 },
  );
});
