import { setForTransaction } from '../../../../database/limits/write-limits.js';
import { normaliseName } from '../../../../domain/text/normalise-name.js';
import type { ImportScope } from '../../import-scope.js';
import type { PlannedGame } from '../../matching/plan-games.js';
import { writeCorrections } from './write-corrections.js';
import { writePlayerDetails } from './write-player-details.js';
import { writePlays } from './write-plays.js';
import { type PictureIntake, type WantedPicture, writePictures } from './write-pictures.js';
import { locationIds, writeByes, writeSchedules, writeWeeksOff } from './write-schedules.js';
import type { WrittenPlayers } from '../write-players.js';
import type { SeasonPlace, SeasonTeam } from '../write-teams.js';
import { sqlStamp } from '../../../audit/stamps.js';

/** What the details of an archive are written to. */
export interface DetailTargets {
  readonly teams: readonly SeasonTeam[];
  readonly players: WrittenPlayers;
  readonly games: readonly PlannedGame[];
  /** The leagues that the season had before. */
  readonly leaguesBefore: ReadonlySet<number>;
  readonly pictures: PictureIntake | undefined;
}

/**
 * Writes what an archive says beside the three files, of rows that are new by this import: whatever was there before
 * has been seen, and perhaps edited or emptied, by people.
 */
export async function writeDetails(scope: ImportScope, targets: DetailTargets): Promise<void> {
  const { season } = scope;
  const { teams, players, leaguesBefore } = targets;
  const newPlaces = teams.flatMap(({ places }) => places.filter(({ isNew }) => isNew));
  await writeTeamDetails(scope, targets);
  await writePlays(scope, teams, players, targets.games);
  await writeCorrections(scope, teams, players, targets.games);
  await writeRosterEntries(scope, targets);
  const locations = await locationIds(scope);
  await writePlayerDetails(scope, players);
  if (targets.pictures) await writePictures(scope, picturesOf(scope, targets), targets.pictures);
  const { schedules: plans, byes, weeksOff } = season.details;
  if (plans.length + byes.length + weeksOff.length === 0)
    return writeGameAdditions(scope, targets, locations, new Map());
  const leagues = new Map(newPlaces.map(({ league, seasonLeagueId }) => [league, seasonLeagueId]));
  for (const [league, id] of await seasonLeagues(scope)) leagues.set(league, id);
  const newLeagues = new Map([...leagues].filter(([, id]) => !leaguesBefore.has(id)));
  const schedules = await writeSchedules(scope, newLeagues, locations);
  await writeGameAdditions(scope, targets, locations, schedules);
  await writeByes(
    scope,
    byes.flatMap(({ team, league, date }) => {
      const place = newPlaceOf(teams[team], league);
      return place ? [{ seasonLeagueTeamId: place.seasonLeagueTeamId, date }] : [];
    }),
  );
  await writeWeeksOff(scope, newLeagues);
}

/**
 * The players who come though no line of theirs does: on the roster of a team that is new in its league, or its
 * captain; in a play or a correction of a new game.
 */
export function playersBesideLines(
  { season }: ImportScope,
  { teams, games }: Pick<DetailTargets, 'teams' | 'games'>,
): ReadonlySet<number> {
  const keys = new Map(season.players.map(({ key }, index) => [key, index]));
  const wanted = new Set<number>();
  for (const { team, league, player } of season.details.rosters ?? [])
    if (newPlaceOf(teams[team], league)) wanted.add(player);
  for (const { places, index } of teams.map(({ places }, index) => ({ places, index }))) {
    for (const place of season.teams[index]?.places ?? []) {
      const isNew = places.some((one) => one.isNew && one.league === normaliseName(place.league));
      if (isNew && place.captainKey !== null) wanted.add(keys.get(place.captainKey) ?? -1);
    }
  }
  const { plays, corrections } = season.details;
  const named = [
    ...plays.flatMap(({ game, player, otherPlayer }) => [
      { game, player },
      { game, player: otherPlayer },
    ]),
    ...corrections,
  ];
  for (const { game, player } of named) if (player !== null && games[game]?.changeKind === 'added') wanted.add(player);
  return wanted;
}

function newPlaceOf(team: SeasonTeam | undefined, league: string): SeasonPlace | undefined {
  return team?.places.find((place) => place.isNew && place.league === league);
}

async function seasonLeagues({ write, seasonId }: ImportScope): Promise<(readonly [string, number])[]> {
  const rows = await write.manager.query<{ id: number; name: string }[]>(
    'SELECT p.id, l.name FROM season_leagues p JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id WHERE p.organization_id = $1 AND p.season_id = $2 ORDER BY p.id DESC',
    [write.organizationId, seasonId],
  );
  return rows.map(({ id, name }) => [normaliseName(name), id]);
}

async function writeTeamDetails({ write, season }: ImportScope, { teams, players }: DetailTargets): Promise<void> {
  const keys = new Map(season.players.map(({ key }, index) => [key, players.ids[index] ?? 0]));
  const places = season.teams.flatMap((parsed, index) =>
    parsed.places.flatMap(({ league, captainKey, captainName, rank, lot, withdrawn }) => {
      const place = newPlaceOf(teams[index], normaliseName(league));
      const says = captainKey !== null || captainName !== null || rank !== null || lot !== null || withdrawn;
      return place && says
        ? [
            {
              id: place.seasonLeagueTeamId,
              captain: (captainKey !== null && keys.get(captainKey)) || null,
              name: captainName,
              rank,
              lot,
              withdrawn,
            },
          ]
        : [];
    }),
  );
  if (places.length > 0)
    await write.manager.query(
      `UPDATE season_league_teams t SET captain_player_id = n.captain, captain_name = n.name, rank = n.rank, lot = n.lot, withdrawn = n.withdrawn
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, captain int, name text, rank int, lot int, withdrawn bool) WHERE t.organization_id = $1 AND t.id = n.id`,
      [write.organizationId, JSON.stringify(places)],
    );
  const made = season.teams.flatMap(({ unavailableTimes, colour, abbreviation }, index) => {
    const says = unavailableTimes.length > 0 || colour !== null || abbreviation !== null;
    return teams[index]?.isNew && says
      ? [{ id: teams[index].teamId, times: unavailableTimes, colour, abbreviation }]
      : [];
  });
  if (made.length > 0)
    await write.manager.query(
      `UPDATE teams t SET unavailable_slots = ARRAY (SELECT jsonb_array_elements_text(n.times)), colour = n.colour, abbreviation = n.abbreviation
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, times jsonb, colour text, abbreviation text)
     WHERE t.organization_id = $1 AND t.id = n.id`,
      [write.organizationId, JSON.stringify(made)],
    );
}

async function writeRosterEntries({ write, season }: ImportScope, { teams, players }: DetailTargets): Promise<void> {
  const entries = (season.details.rosters ?? []).flatMap(({ team, league, player, jerseyNumber, position }, number) => {
    const place = newPlaceOf(teams[team], league);
    const id = players.ids[player] ?? 0;
    return place && id > 0
      ? [{ number, place: place.seasonLeagueTeamId, player: id, jersey: jerseyNumber, position }]
      : [];
  });
  if (entries.length === 0) return;
  const stamp = sqlStamp(write, 3);
  await write.manager.query(
    `INSERT INTO roster_entries (organization_id, season_league_team_id, player_id, jersey_number, position, ${stamp.columns})
     SELECT $1, place, player, jersey, position, ${stamp.values} FROM jsonb_to_recordset($2::jsonb) AS n (number int, place int, player int, jersey text, position text) ORDER BY number
     ON CONFLICT (organization_id, season_league_team_id, player_id) DO NOTHING`,
    [write.organizationId, JSON.stringify(entries), ...stamp.params],
  );
}

async function writeGameAdditions(
  { write, season }: ImportScope,
  { games }: DetailTargets,
  locations: (name: string, url: string | null) => number | null,
  schedules: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = games.flatMap(({ id, changeKind }, index) => {
    const { location, locationUrl, court, videoUrl, schedule, week, bracketNode } = season.games[index]!.additions;
    if (changeKind !== 'added' || (location ?? court ?? videoUrl ?? schedule ?? week ?? bracketNode) === null)
      return [];
    return [
      {
        id,
        location: location === null ? null : locations(location, locationUrl),
        court,
        video: videoUrl,
        schedule: schedules.get(schedule ?? '') ?? null,
        week,
        node: bracketNode,
      },
    ];
  });
  if (rows.length === 0) return;
  // A game that was just made is not moved by being given its place.
  await setForTransaction(write.manager, { 'courtbook.notes_reschedulings': 'off' });
  await write.manager.query(
    `UPDATE games g SET location_id = n.location, court = n.court, video_url = n.video, schedule_id = n.schedule, week_index = n.week, bracket_node = n.node
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, location int, court text, video text, schedule int, week int, node text) WHERE g.organization_id = $1 AND g.id = n.id`,
    [write.organizationId, JSON.stringify(rows)],
  );
  await setForTransaction(write.manager, { 'courtbook.notes_reschedulings': 'on' });
}

function picturesOf({ season }: ImportScope, { teams, players }: DetailTargets): WantedPicture[] {
  const logos = season.teams.flatMap(({ logo }, index): WantedPicture[] =>
    logo !== null && teams[index]?.isNew
      ? [{ name: logo, purpose: 'team_logo', table: 'teams', column: 'logo_upload_id', id: teams[index].teamId }]
      : [],
  );
  const faces = season.details.players.flatMap(({ player, image, sponsorImage }): WantedPicture[] => {
    const id = players.made.has(player) ? (players.ids[player] ?? 0) : 0;
    const one =
      image === null
        ? []
        : [{ name: image, purpose: 'player_image', table: 'players', column: 'image_upload_id', id } as const];
    const other =
      sponsorImage === null
        ? []
        : [
            {
              name: sponsorImage,
              purpose: 'sponsor_image',
              table: 'players',
              column: 'sponsor_upload_id',
              id,
            } as const,
          ];
    return id === 0 ? [] : [...one, ...other];
  });
  return [...logos, ...faces];
}
