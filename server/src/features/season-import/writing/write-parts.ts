import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import type { ParsedDivision, ParsedLeague, ParsedPart } from '../reading/parsed-details.js';
import { ensureDivisions } from './write-divisions.js';
import { writeLeagues } from './write-leagues.js';

/**
 * Makes the leagues and divisions of a new season that an archive names, those without teams too, at their positions.
 */
export async function writeParts(scope: ImportScope): Promise<void> {
  const { leagues, divisions } = scope.season.details;
  if (leagues.length > 0) {
    const ids = await writeLeagues(
      scope,
      leagues.map(({ name }) => ({ league: name })),
    );
    await place(scope, 'season_leagues', leagues, ids);
    await settlePlays(scope, leagues, ids);
    await settleStandings(scope, leagues, ids);
    await settleStatistics(scope, leagues, ids);
  }
  if (divisions.length > 0) {
    const names = divisions.map(({ name }) => name);
    const ids = await ensureDivisions(scope, names);
    await place(scope, 'divisions', divisions, ids);
    await settleBrackets(scope, divisions, ids);
  }
}

/** What divisions decide about their brackets, as far as the file says. */
async function settleBrackets(
  { write }: ImportScope,
  divisions: readonly ParsedDivision[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const said = divisions.map(({ name, bracketKind, bestOf, thirdPlace }) => ({
    id: ids.get(normaliseName(name)) ?? 0,
    bracketKind,
    bestOf,
    thirdPlace,
  }));
  await write.manager.query(
    `UPDATE divisions t SET bracket_kind = coalesce(n."bracketKind", t.bracket_kind), best_of = coalesce(n."bestOf", t.best_of),
       third_place = coalesce(n."thirdPlace", t.third_place)
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, "bracketKind" text, "bestOf" int, "thirdPlace" bool)
     WHERE t.organization_id = $1 AND t.id = n.id`,
    [write.organizationId, JSON.stringify(said)],
  );
}

async function settlePlays(
  { write }: ImportScope,
  leagues: readonly ParsedLeague[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const settings = leagues.flatMap(({ name, playSettings }) =>
    playSettings === null ? [] : [{ id: ids.get(normaliseName(name)) ?? 0, ...playSettings }],
  );
  await write.manager.query(
    `UPDATE season_leagues t SET assists_on_free_throws = n."assistsOnFreeThrows", technical_counts_as_personal = n."technicalCountsAsPersonal",
       bonus_fouls = n."bonusFouls", double_bonus_fouls = n."doubleBonusFouls", period_minutes = n."periodMinutes"
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, "assistsOnFreeThrows" bool, "technicalCountsAsPersonal" bool, "bonusFouls" int, "doubleBonusFouls" int,
       "periodMinutes" int) WHERE t.organization_id = $1 AND t.id = n.id`,
    [write.organizationId, JSON.stringify(settings)],
  );
}

async function settleStandings(
  { write }: ImportScope,
  leagues: readonly ParsedLeague[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const settings = leagues.flatMap(({ name, standingsSettings }) =>
    standingsSettings === null ? [] : [{ id: ids.get(normaliseName(name)) ?? 0, ...standingsSettings }],
  );
  await write.manager.query(
    `UPDATE season_leagues t SET points_for_win = (n.points ->> 'win')::int, points_for_tie = (n.points ->> 'tie')::int,
       points_for_loss = (n.points ->> 'loss')::int, points_for_forfeit_win = (n.points ->> 'forfeitWin')::int,
       points_for_forfeit_loss = (n.points ->> 'forfeitLoss')::int, tie_breaks = n."tieBreaks",
       qualifying_places = n."qualifyingPlaces", schedule_is_complete = n."scheduleIsComplete"
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, points jsonb, "tieBreaks" text[], "qualifyingPlaces" int, "scheduleIsComplete" bool)
     WHERE t.organization_id = $1 AND t.id = n.id`,
    [write.organizationId, JSON.stringify(settings)],
  );
}

/** Which statistics the leagues show; a statistic that the organization lacks is left out. */
async function settleStatistics(
  { write, seasonId }: ImportScope,
  leagues: readonly ParsedLeague[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const own = leagues.flatMap(({ name, statistics, leftOut }) =>
    statistics.map((abbreviation, position) => ({
      id: ids.get(normaliseName(name)) ?? 0,
      abbreviation,
      position,
      hidden: leftOut.includes(abbreviation),
    })),
  );
  if (own.length === 0) return;
  await write.manager.query(
    `INSERT INTO season_league_statistics (organization_id, season_league_id, stat_definition_id, position, hidden)
     SELECT $1, n.id, d.id, n.position, n.hidden
     FROM jsonb_to_recordset($3::jsonb) AS n (id int, abbreviation text, position int, hidden bool)
     JOIN seasons s ON s.organization_id = $1 AND s.id = $2
     JOIN stat_definitions d ON d.organization_id = $1 AND d.sport_id = s.sport_id AND d.abbreviation = n.abbreviation
     ORDER BY n.id, n.position ON CONFLICT DO NOTHING`,
    [write.organizationId, seasonId, JSON.stringify(own)],
  );
}

async function place(
  { write }: ImportScope,
  table: 'season_leagues' | 'divisions',
  parts: readonly ParsedPart[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const placed = parts.flatMap(({ name, position }) =>
    position === null ? [] : [{ id: ids.get(normaliseName(name)) ?? 0, position }],
  );
  await write.manager.query(
    `UPDATE ${table} t SET position = n.position FROM unnest($2::int[], $3::int[]) AS n (id, position) WHERE t.organization_id = $1 AND t.id = n.id`,
    [write.organizationId, placed.map(({ id }) => id), placed.map(({ position }) => position)],
  );
}
