import { normaliseName } from '../../domain/text/normaliseName.js';
import type { GameName } from './game-names.js';
import type { ImportScope } from './import-scope.js';
import { notePlaces } from './note-places.js';
import { FILE_NAMES } from './season-files.js';
import type { StoredGames } from './stored-games.js';
import { writeDivisions } from './write-divisions.js';
import { writeLeagues } from './write-leagues.js';

/** A team of the file in the database. */
export interface SeasonTeam {
  readonly teamId: number;
  readonly seasonLeagueId: number;
  readonly seasonLeagueTeamId: number;
  /** Not in the season until this import. */
  readonly isNew: boolean;
}

interface MemberRow {
  teamId: number;
  seasonLeagueId: number;
  seasonLeagueTeamId: number;
}

/**
 * Finds or makes the teams and their places in the season. A team that is in the season already keeps league and division.
 * @param names by game of the file
 * @returns in the order of the file, and how many teams were made
 */
export async function writeTeams(scope: ImportScope, stored: StoredGames, names: readonly GameName[]): Promise<{ teams: SeasonTeam[]; added: number }> {
  const { write, season, seasonId } = scope;
  const { manager, organizationId } = write;
  const members = await manager.query<MemberRow[]>(
    `SELECT t.team_id AS "teamId", l.id AS "seasonLeagueId", t.id AS "seasonLeagueTeamId"
     FROM season_league_teams t JOIN season_leagues l ON l.organization_id = t.organization_id AND l.id = t.season_league_id
     WHERE t.organization_id = $1 AND l.season_id = $2 ORDER BY t.id DESC`,
    [organizationId, seasonId],
  );
  const places = new Map(members.map((member) => [member.teamId, member]));
  const { ids, added } = await teamIds(scope, places, stored, names);
  await notePlaces(scope, ids);
  const newcomers = season.teams.filter((_team, index) => !places.has(ids[index] ?? 0));
  const leagues = await writeLeagues(scope, newcomers);
  const inserted = await manager.query<MemberRow[]>(
    `INSERT INTO season_league_teams (organization_id, season_league_id, team_id, updated_at, updated_by)
     SELECT $1, n.season_league_id, n.team_id, $4, $5 FROM unnest($2::int[], $3::int[]) WITH ORDINALITY AS n (season_league_id, team_id, number) ORDER BY number
     RETURNING team_id AS "teamId", season_league_id AS "seasonLeagueId", id AS "seasonLeagueTeamId"`,
    [
      organizationId,
      newcomers.map((team) => leagues.get(normaliseName(team.league))),
      newcomers.map((team) => ids[season.teams.indexOf(team)]),
      write.now,
      write.author.id,
    ],
  );
  for (const member of inserted) places.set(member.teamId, member);
  const fresh = new Set(inserted.map(({ teamId }) => teamId));
  const teams = ids.flatMap((id) => places.get(id) ?? []).map((place) => ({ ...place, isNew: fresh.has(place.teamId) }));
  await writeDivisions(scope, newcomers, newcomers.map((team) => teams[season.teams.indexOf(team)]?.seasonLeagueTeamId ?? 0));
  return { teams, added };
}

async function teamIds(
  scope: ImportScope,
  places: ReadonlyMap<number, MemberRow>,
  stored: StoredGames,
  names: readonly GameName[],
): Promise<{ ids: number[]; added: number }> {
  const { write, season, kept } = scope;
  const { manager, organizationId } = write;
  const rows = await manager.query<{ id: number; name: string }[]>('SELECT id, name FROM teams WHERE organization_id = $1 ORDER BY id DESC', [organizationId]);
  const known = new Map<string, number>();
  // Of several teams with the name the one in this season counts, otherwise the oldest.
  for (const inSeason of [false, true]) for (const { id, name } of rows) if (places.has(id) === inSeason) known.set(normaliseName(name), id);
  const renamed = renamedTeams(scope, stored, names, known);
  for (const [index, id] of renamed) {
    const team = season.teams[index];
    if (team === undefined) continue;
    known.set(normaliseName(team.name), id);
    kept.add(FILE_NAMES.teams, team.line, 'team', 'the team was renamed since it was imported; kept as it is');
  }
  const missing = season.teams.filter(({ name }) => !known.has(normaliseName(name)));
  const made = await manager.query<{ id: number; name: string }[]>(
    `INSERT INTO teams (organization_id, name, updated_at, updated_by)
     SELECT $1, name, $3, $4 FROM unnest($2::text[]) WITH ORDINALITY AS n (name, number) ORDER BY number RETURNING id, name`,
    [organizationId, missing.map(({ name }) => name), write.now, write.author.id],
  );
  for (const { id, name } of made) known.set(normaliseName(name), id);
  return { ids: season.teams.map(({ name }) => known.get(normaliseName(name)) ?? 0), added: made.length };
}

/** Teams whose name is gone, found through games that an earlier import of this season made for them. */
function renamedTeams(
  { season }: ImportScope,
  stored: StoredGames,
  names: readonly GameName[],
  known: ReadonlyMap<string, number>,
): Map<number, number> {
  const taken = new Set(season.teams.map(({ name }) => known.get(normaliseName(name))));
  const found = new Map<number, number>();
  for (const [index, game] of season.games.entries()) {
    const name = names[index];
    const before = name && [name.key, ...name.others].map((key) => stored.named(key)).find((found) => found !== undefined);
    if (before === undefined) continue;
    for (const [team, teamId] of [[game.home, before.homeTeamId] as const, [game.away, before.awayTeamId] as const]) {
      if (known.has(normaliseName(season.teams[team]?.name ?? '')) || taken.has(teamId) || found.has(team)) continue;
      found.set(team, teamId);
      taken.add(teamId);
    }
  }
  return found;
}
