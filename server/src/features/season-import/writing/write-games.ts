import { copyRows, type CopyValue } from './copy-rows.js';
import type { ImportScope } from '../import-scope.js';
import type { PlannedGame } from '../matching/plan-games.js';
import { columnStamp, sqlStamp } from '../../audit/stamps.js';

/** Writes the games with their period scores, as planned. */
export async function writeGames(scope: ImportScope, planned: readonly PlannedGame[]): Promise<void> {
  const added = planned.filter(({ changeKind }) => changeKind === 'added');
  const changed = planned.filter(({ changeKind }) => changeKind === 'changed');
  await insertGames(scope, added);
  await updateGames(scope, changed);
  await insertPeriods(scope, [...added, ...changed]);
  await renameGames(scope, planned);
}

const COLUMNS = [
  'season_league_id',
  'division_id',
  'date',
  'time',
  'home_team_id',
  'away_team_id',
  'status',
  'home_score',
  'away_score',
  'import_key',
  'import_hash',
];

function valuesOf({ content, name, digest }: PlannedGame): CopyValue[] {
  const { seasonLeagueId, divisionId, date, time, homeTeamId, awayTeamId, status, homeScore, awayScore } = content;
  return [
    seasonLeagueId,
    divisionId,
    date,
    time,
    homeTeamId,
    awayTeamId,
    status,
    homeScore,
    awayScore,
    name.key,
    digest,
  ];
}

async function insertGames(
  { write, client, seasonId, signal }: ImportScope,
  games: readonly PlannedGame[],
): Promise<void> {
  const stamp = columnStamp(write);
  const stamps = Object.values(stamp);
  const columns = ['organization_id', 'id', 'season_id', ...Object.keys(stamp), ...COLUMNS];
  const rows = games.map((game) => [write.organizationId, game.id, seasonId, ...stamps, ...valuesOf(game)]);
  await copyRows(client, 'games', columns, rows, signal);
}

async function updateGames({ write, client }: ImportScope, games: readonly PlannedGame[]): Promise<void> {
  const stamp = sqlStamp(write, 14);
  for (const game of games) {
    await client.query(
      `UPDATE games SET season_league_id = $3, division_id = $4, date = $5, time = $6, home_team_id = $7, away_team_id = $8, status = $9, home_score = $10,
         away_score = $11, import_key = $12, import_hash = $13, ${stamp.set}
       WHERE organization_id = $1 AND id = $2`,
      [write.organizationId, game.id, ...valuesOf(game), ...stamp.params],
    );
  }
  await client.query('DELETE FROM period_scores WHERE organization_id = $1 AND game_id = ANY ($2)', [
    write.organizationId,
    games.map(({ id }) => id),
  ]);
}

async function insertPeriods({ write, client, signal }: ImportScope, games: readonly PlannedGame[]): Promise<void> {
  const rows = games.flatMap(({ id, content }) =>
    content.periods.map((period) => [write.organizationId, id, ...period]),
  );
  await copyRows(
    client,
    'period_scores',
    ['organization_id', 'game_id', 'team_id', 'game_period_id', 'score'],
    rows,
    signal,
  );
}

/**
 * Gives games the name that the files have for them now, whatever else becomes of them. Nothing that anybody sees
 * changes by it.
 */
async function renameGames({ write, client }: ImportScope, planned: readonly PlannedGame[]): Promise<void> {
  const renamed = planned.flatMap(({ id, changeKind, before, name, digest }) => {
    if (before === undefined || before.importHash === null || changeKind === 'changed') return [];
    const hash = changeKind === 'same' ? digest : before.importHash;
    return before.importKey === name.key && before.importHash === hash ? [] : [{ id, key: name.key, hash }];
  });
  if (renamed.length === 0) return;
  await client.query(
    `UPDATE games g SET import_key = n.key, import_hash = n.hash FROM unnest($2::int[], $3::text[], $4::text[]) AS n (id, key, hash)
     WHERE g.organization_id = $1 AND g.id = n.id`,
    [write.organizationId, renamed.map(({ id }) => id), renamed.map(({ key }) => key), renamed.map(({ hash }) => hash)],
  );
}
