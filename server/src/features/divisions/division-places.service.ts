import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

/** A season-league team in its division. */
export interface PlacedTeam {
  /** Of the season-league team. */
  id: number;
  divisionId: number;
  position: number | null;
  name: string;
}

/** What some divisions shall hold. */
export interface WantedPlaces {
  /** Season-league teams by division, best seed first. */
  lists: ReadonlyMap<number, readonly number[]>;
  /** Divisions whose teams have no positions. */
  unseeded: ReadonlySet<number>;
}

/**
 * Makes the rows of some divisions what the lists say: their teams at positions from 0, wherever they were before, and
 * no others.
 * @param teams where the teams are now
 */
export async function placeTeams(
  tx: Write,
  undo: UndoRecorder | null,
  teams: readonly PlacedTeam[],
  { lists, unseeded }: WantedPlaces,
): Promise<void> {
  const now = new Map(teams.map((team) => [team.id, team]));
  const wanted = [...lists].flatMap(([divisionId, ids]) =>
    ids.map((id, index) => ({ id, divisionId, position: unseeded.has(divisionId) ? null : index })),
  );
  const listed = new Set(wanted.map(({ id }) => id));
  const gone = teams.filter(({ id, divisionId }) => lists.has(divisionId) && !listed.has(id));
  const moved = wanted.filter(({ id, ...place }) => {
    const row = now.get(id);
    return row !== undefined && (row.divisionId !== place.divisionId || row.position !== place.position);
  });
  await take(
    tx,
    undo,
    gone.map(({ id }) => id),
  );
  await move(tx, undo, moved);
  await add(
    tx,
    undo,
    wanted.filter(({ id }) => !now.has(id)),
  );
}

type Place = Omit<PlacedTeam, 'name'>;

async function take(tx: Write, undo: UndoRecorder | null, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const where = { sql: 't.season_league_team_id = ANY($2)', params: [ids] };
  if (undo) await undo.remove('division_teams', where);
  else
    await tx.manager.query(`DELETE FROM division_teams t WHERE t.organization_id = $1 AND ${where.sql}`, [
      tx.organizationId,
      ids,
    ]);
}

async function move(tx: Write, undo: UndoRecorder | null, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const [ids, ...values] = [
    places.map(({ id }) => id),
    places.map(({ divisionId }) => divisionId),
    places.map(({ position }) => position),
  ];
  const at = 'array_position($2::int[], t.season_league_team_id)';
  const where = { sql: 't.season_league_team_id = ANY($2)', params: [ids] };
  const set = { sql: `division_id = ($3::int[])[${at}], position = ($4::int[])[${at}]`, params: values };
  if (undo) await undo.change('division_teams', where, set);
  else
    await tx.manager.query(`UPDATE division_teams t SET ${set.sql} WHERE t.organization_id = $1 AND ${where.sql}`, [
      tx.organizationId,
      ids,
      ...values,
    ]);
}

async function add(tx: Write, undo: UndoRecorder | null, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const rows = (await tx.manager.query(
    `INSERT INTO division_teams (organization_id, season_league_team_id, division_id, position)
     SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[]) RETURNING id`,
    [
      tx.organizationId,
      places.map(({ id }) => id),
      places.map(({ divisionId }) => divisionId),
      places.map(({ position }) => position),
    ],
  )) as { id: number }[];
  await undo?.created(
    'division_teams',
    rows.map(({ id }) => id),
  );
}
