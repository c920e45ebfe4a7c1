import { normaliseName } from '../../../domain/text/normalise-name.js';
import { findTeamsTwice } from '../../teams/team-twice.service.js';
import type { GameName } from '../matching/game-names.js';
import type { ImportScope } from '../import-scope.js';
import { notePlaces } from '../matching/note-places.js';
import type { ParsedPlace } from '../reading/parsed-season.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import type { StoredGames } from '../matching/stored-games.js';
import { matchPlaces, readStoredPlaces, type StoredPlace } from '../matching/stored-places.js';
import { writeDivisions } from './write-divisions.js';
import { quoteCell } from '../reporting/problem.js';
import { writeLeagues } from './write-leagues.js';
import { sqlStamp } from '../../audit/stamps.js';

/** A team of the file in the database. */
export interface SeasonTeam {
  readonly teamId: number;
  /** Not in the organization until this import. */
  readonly isNew: boolean;
  /** In the order of the file's places. */
  readonly places: readonly SeasonPlace[];
}

/** A team's place in a league of the season. */
export interface SeasonPlace {
  /** What the file calls the league, normalised; another one when the team was moved by hand. */
  readonly league: string;
  readonly seasonLeagueId: number;
  readonly seasonLeagueTeamId: number;
  /** Not in the season until this import. */
  readonly isNew: boolean;
}

type Member = Pick<StoredPlace, 'teamId' | 'seasonLeagueId' | 'seasonLeagueTeamId'>;

interface Newcomer {
  readonly teamId: number;
  readonly place: ParsedPlace;
}

/**
 * Finds or makes the teams and their places in the season. A place that is in the season already keeps league and
 * division.
 * @param names by game of the file
 * @returns in the order of the file, and how many teams were made
 */
export async function writeTeams(
  scope: ImportScope,
  stored: StoredGames,
  names: readonly GameName[],
): Promise<{ teams: SeasonTeam[]; added: number }> {
  const { season } = scope;
  const storedPlaces = await readStoredPlaces(scope);
  const { ids, made: madeTeams } = await teamIds(scope, storedPlaces, stored, names);
  const found = season.teams.map(({ places }, index) => matchPlaces(places, storedPlaces.get(ids[index] ?? 0) ?? []));
  notePlaces(scope, found);
  const newcomers = season.teams
    .flatMap(({ places }, index) =>
      places.flatMap((place, at): Newcomer[] =>
        found[index]?.[at] === undefined ? [{ teamId: ids[index] ?? 0, place }] : [],
      ),
    )
    .sort((one, other) => one.place.line - other.place.line);
  const made = await writePlaces(scope, newcomers);
  const teams = season.teams.map(({ places }, index) => ({
    teamId: ids[index] ?? 0,
    isNew: madeTeams.has(ids[index] ?? 0),
    places: places.flatMap((place, at): SeasonPlace[] => {
      const before = found[index]?.[at];
      const member = before ?? made.get(place);
      return member ? [{ ...member, league: normaliseName(place.league), isNew: before === undefined }] : [];
    }),
  }));
  return { teams, added: madeTeams.size };
}

async function writePlaces(scope: ImportScope, newcomers: readonly Newcomer[]): Promise<Map<ParsedPlace, Member>> {
  const { write } = scope;
  const places = newcomers.map(({ place }) => place);
  const leagues = await writeLeagues(scope, places);
  const stamp = sqlStamp(write, 4);
  const inserted = await write.manager.query<Member[]>(
    `INSERT INTO season_league_teams (organization_id, season_league_id, team_id, ${stamp.columns})
     SELECT $1, n.season_league_id, n.team_id, ${stamp.values} FROM unnest($2::int[], $3::int[]) WITH ORDINALITY AS n (season_league_id, team_id, number) ORDER BY number
     RETURNING team_id AS "teamId", season_league_id AS "seasonLeagueId", id AS "seasonLeagueTeamId"`,
    [
      write.organizationId,
      places.map(({ league }) => leagues.get(normaliseName(league))),
      newcomers.map(({ teamId }) => teamId),
      ...stamp.params,
    ],
  );
  const byPair = new Map(inserted.map((member) => [`${member.teamId} ${member.seasonLeagueId}`, member]));
  const made = new Map(
    newcomers.flatMap(({ teamId, place }) => {
      const member = byPair.get(`${teamId} ${leagues.get(normaliseName(place.league))}`);
      return member ? [[place, member] as const] : [];
    }),
  );
  for (const { teamId, other } of await findTeamsTwice(
    write,
    newcomers.map((each) => each.teamId),
  )) {
    const line = newcomers.find(
      ({ teamId: id, place }) => id === teamId && leagues.get(normaliseName(place.league)) === other.seasonLeagueId,
    )?.place.line;
    if (line !== undefined)
      scope.problems.add(
        FILE_NAMES.teams,
        line,
        'team',
        `${quoteCell(other.league)} has another team called ${quoteCell(other.name)}: rename one of them`,
      );
  }
  await writeDivisions(
    scope,
    places,
    places.map((place) => made.get(place)?.seasonLeagueTeamId ?? 0),
  );
  return made;
}

async function teamIds(
  scope: ImportScope,
  places: ReadonlyMap<number, unknown>,
  stored: StoredGames,
  names: readonly GameName[],
): Promise<{ ids: number[]; made: ReadonlySet<number> }> {
  const { write, season, kept } = scope;
  const { manager, organizationId } = write;
  const rows = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM teams WHERE organization_id = $1 ORDER BY id DESC',
    [organizationId],
  );
  const known = new Map<string, number>();
  // Of several teams with the name the one in this season counts, otherwise the oldest.
  for (const inSeason of [false, true])
    for (const { id, name } of rows) if (places.has(id) === inSeason) known.set(normaliseName(name), id);
  const renamed = renamedTeams(scope, stored, names, known);
  for (const [index, id] of renamed) {
    const team = season.teams[index];
    if (team === undefined) continue;
    known.set(normaliseName(team.name), id);
    kept.add(FILE_NAMES.teams, team.line, 'team', 'the team was renamed since it was imported; kept as it is');
  }
  const missing = season.teams.filter(({ name }) => !known.has(normaliseName(name)));
  const stamp = sqlStamp(write, 3);
  const made = await manager.query<{ id: number; name: string }[]>(
    `INSERT INTO teams (organization_id, name, ${stamp.columns})
     SELECT $1, name, ${stamp.values} FROM unnest($2::text[]) WITH ORDINALITY AS n (name, number) ORDER BY number RETURNING id, name`,
    [organizationId, missing.map(({ name }) => name), ...stamp.params],
  );
  for (const { id, name } of made) known.set(normaliseName(name), id);
  return {
    ids: season.teams.map(({ name }) => known.get(normaliseName(name)) ?? 0),
    made: new Set(made.map(({ id }) => id)),
  };
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
    const before =
      name && [name.key, ...name.others].map((key) => stored.named(key)).find((found) => found !== undefined);
    if (before === undefined) continue;
    for (const [team, teamId] of [[game.home, before.homeTeamId] as const, [game.away, before.awayTeamId] as const]) {
      if (known.has(normaliseName(season.teams[team]?.name ?? '')) || taken.has(teamId) || found.has(team)) continue;
      found.set(team, teamId);
      taken.add(teamId);
    }
  }
  return found;
}
