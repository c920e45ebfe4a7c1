import type { LostHall } from '../../../../domain/schedule/lost-halls.js';
import { normaliseName } from '../../../../domain/text/normalise-name.js';
import type { ImportScope } from '../../import-scope.js';
import { sqlStamp } from '../../../audit/stamps.js';

/** The places where games of the files are, found or made. @returns the id of one by name and address */
export async function locationIds({
  write,
  season,
}: ImportScope): Promise<(name: string, url: string | null) => number | null> {
  const { manager, organizationId } = write;
  const { slots, lostHalls } = season.details;
  const named = [...season.games.map(({ additions }) => additions), ...slots, ...lostHalls].filter(
    ({ location }) => location !== null,
  );
  const wanted = [
    ...new Map(
      named.map(({ location, locationUrl }) => [keyOf(location, locationUrl), [location, locationUrl ?? '']]),
    ).values(),
  ];
  if (wanted.length === 0) return () => null;
  await manager.query(
    `INSERT INTO locations (organization_id, name, url) SELECT $1, name, url FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS n (name, url, number) ORDER BY number
     ON CONFLICT (organization_id, name, url) DO NOTHING`,
    [organizationId, wanted.map(([name]) => name), wanted.map(([, url]) => url)],
  );
  const rows = await manager.query<{ id: number; name: string; url: string }[]>(
    'SELECT id, name, url FROM locations WHERE organization_id = $1',
    [organizationId],
  );
  const ids = new Map(rows.map(({ id, name, url }) => [keyOf(name, url), id]));
  return (name, url) => ids.get(keyOf(name, url)) ?? null;
}

function keyOf(name: string | null, url: string | null): string {
  return JSON.stringify([name, url ?? '']);
}

/** Makes the schedules of new leagues with their times. @returns all schedules of the season by normalised name */
export async function writeSchedules(
  { write, season, seasonId }: ImportScope,
  newLeagues: ReadonlyMap<string, number>,
  locations: (name: string, url: string | null) => number | null,
): Promise<Map<string, number>> {
  const { manager, organizationId } = write;
  const { schedules, slots, lostHalls } = season.details;
  const lostBy = (name: string): LostHall[] =>
    lostHalls.flatMap(({ schedule, location, locationUrl, date, from }) => {
      const locationId = schedule === normaliseName(name) ? locations(location, locationUrl) : null;
      return locationId === null ? [] : [{ locationId, date, from }];
    });
  const added = schedules.flatMap(({ league, ...schedule }, number) =>
    newLeagues.has(league)
      ? [{ ...schedule, number, league: newLeagues.get(league), lostHalls: lostBy(schedule.name) }]
      : [],
  );
  const stamp = sqlStamp(write, 3);
  const made = await manager.query<{ id: number; name: string }[]>(
    `INSERT INTO schedules (organization_id, season_league_id, name, start_date, num_weeks, game_days, same_slot, lost_halls, published_at, ${stamp.columns})
     SELECT $1, league, name, "startDate", weeks, ARRAY (SELECT jsonb_array_elements_text("gameDays")), "sameSlot", "lostHalls", "publishedAt", ${stamp.values}
     FROM jsonb_to_recordset($2::jsonb) AS n (number int, league int, name text, "startDate" date, weeks int, "gameDays" jsonb, "sameSlot" bool, "lostHalls" jsonb, "publishedAt" timestamptz)
     ORDER BY number RETURNING id, name`,
    [organizationId, JSON.stringify(added), ...stamp.params],
  );
  const ids = new Map(made.map(({ id, name }) => [normaliseName(name), id]));
  const times = slots.flatMap(({ schedule, week, time, location, locationUrl, court }, position) =>
    ids.has(schedule)
      ? [
          {
            schedule: ids.get(schedule),
            week,
            time,
            location: location === null ? null : locations(location, locationUrl),
            court,
            position,
          },
        ]
      : [],
  );
  await manager.query(
    `INSERT INTO schedule_time_slots (organization_id, schedule_id, week_index, time, location_id, court, position)
     SELECT $1, schedule, week, time, location, court, row_number() OVER (PARTITION BY schedule ORDER BY position) - 1
     FROM jsonb_to_recordset($2::jsonb) AS n (schedule int, week int, time text, location int, court text, position int) ORDER BY position`,
    [organizationId, JSON.stringify(times)],
  );
  if (schedules.length === 0) return ids;
  const stored = await manager.query<{ id: number; name: string }[]>(
    'SELECT s.id, s.name FROM schedules s JOIN season_leagues l ON l.organization_id = $1 AND l.id = s.season_league_id WHERE s.organization_id = $1 AND l.season_id = $2 ORDER BY s.id DESC',
    [organizationId, seasonId],
  );
  return new Map([...stored.map(({ id, name }) => [normaliseName(name), id] as const), ...ids]);
}

/** Writes the byes of teams that are new in their leagues. */
export async function writeByes(
  { write }: ImportScope,
  byes: readonly { readonly seasonLeagueTeamId: number; readonly date: string | null }[],
): Promise<void> {
  await write.manager.query(
    `INSERT INTO byes (organization_id, season_league_team_id, date) SELECT $1, slt_id, date FROM unnest($2::int[], $3::date[]) WITH ORDINALITY AS n (slt_id, date, number) ORDER BY number
     ON CONFLICT DO NOTHING`,
    [write.organizationId, byes.map(({ seasonLeagueTeamId }) => seasonLeagueTeamId), byes.map(({ date }) => date)],
  );
}

/** Writes the weeks off of new leagues. */
export async function writeWeeksOff(
  { write, season }: ImportScope,
  newLeagues: ReadonlyMap<string, number>,
): Promise<void> {
  const weeks = season.details.weeksOff.flatMap(({ league, date, reason }) =>
    newLeagues.has(league) ? [{ league: newLeagues.get(league), date, reason }] : [],
  );
  await write.manager.query(
    `INSERT INTO weeks_off (organization_id, season_league_id, date, reason)
     SELECT $1, league, date, reason FROM unnest($2::int[], $3::date[], $4::text[]) WITH ORDINALITY AS n (league, date, reason, number) ORDER BY number ON CONFLICT DO NOTHING`,
    [
      write.organizationId,
      weeks.map(({ league }) => league),
      weeks.map(({ date }) => date),
      weeks.map(({ reason }) => reason),
    ],
  );
}
