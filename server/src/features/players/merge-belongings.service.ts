import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

/** Of rows that belong to several of the players ($2, in their order) under one key the first one stays. */
const LATER = (
  key: string,
  table: string,
): string => `EXISTS (SELECT FROM ${table} o WHERE o.organization_id = $1 AND o.${key} = t.${key}
  AND array_position($2::int[], o.player_id) < array_position($2::int[], t.player_id))`;

/**
 * Gives roster entries, attribute values, videos and captaincies of the merged players to the one who stays. Of two
 * roster entries in one team, and of two values of one attribute, that of the player who stays counts, then that of the
 * first named; a jersey number or position that it lacks is filled in.
 * @param all the player who stays, then the others
 */
export async function mergeBelongings(tx: Write, undo: UndoRecorder, all: readonly number[]): Promise<void> {
  const [keepId, ...mergeIds] = all as [number, ...number[]];
  const ofMerged = { sql: 't.player_id = ANY($2)', params: [mergeIds] };
  const stamp = sqlStamp(tx, 4);
  await fillRosterEntries(tx, undo, all);
  for (const [table, key] of [
    ['roster_entries', 'season_league_team_id'],
    ['player_attribute_values', 'attribute_id'],
    ['player_videos', 'url'],
  ] as const) {
    await undo.remove(table, { sql: `t.player_id = ANY($2) AND ${LATER(key, table)}`, params: [all] });
  }
  await undo.change('roster_entries', ofMerged, {
    sql: `player_id = $3, ${stamp.set}`,
    params: [keepId, ...stamp.params],
  });
  await undo.change('player_attribute_values', ofMerged, { sql: 'player_id = $3', params: [keepId] });
  await undo.change('player_videos', ofMerged, {
    sql: `player_id = $3, position = position + 1000 * array_position($2::int[], player_id)`,
    params: [keepId],
  });
  await undo.change(
    'season_league_teams',
    { sql: 't.captain_player_id = ANY($2)', params: [mergeIds] },
    {
      sql: `captain_player_id = $3, ${stamp.set}`,
      params: [keepId, ...stamp.params],
    },
  );
}

async function fillRosterEntries(tx: Write, undo: UndoRecorder, all: readonly number[]): Promise<void> {
  const stamp = sqlStamp(tx, 3);
  const known = (column: string): string => `(SELECT o.${column} FROM roster_entries o WHERE o.organization_id = $1
    AND o.season_league_team_id = t.season_league_team_id AND o.player_id = ANY($2) AND o.${column} IS NOT NULL
    ORDER BY array_position($2::int[], o.player_id) LIMIT 1)`;
  const lacks = (column: string): string => `(t.${column} IS NULL AND ${known(column)} IS NOT NULL)`;
  await undo.change(
    'roster_entries',
    {
      sql: `t.player_id = ANY($2) AND NOT ${LATER('season_league_team_id', 'roster_entries')} AND (${lacks('jersey_number')} OR ${lacks('position')})`,
      params: [all],
    },
    {
      sql: `jersey_number = ${known('jersey_number')}, position = ${known('position')}, ${stamp.set}`,
      params: stamp.params,
    },
  );
}

/**
 * What the player who stays lacks, from the others in their order: picture, known-as name, bio, sponsor, import key.
 * Call it after these are gone.
 */
export async function fillPlayer(
  tx: Write,
  undo: UndoRecorder,
  keepId: number,
  merged: readonly MergedPlayer[],
): Promise<void> {
  const first = <Key extends keyof MergedPlayer>(key: Key): MergedPlayer[Key] | null =>
    merged.find((player) => player[key] !== null)?.[key] ?? null;
  const stamp = sqlStamp(tx, 10);
  const sponsor = merged.find(({ sponsorName }) => sponsorName !== null);
  await undo.change(
    'players',
    { sql: 't.id = $2', params: [keepId] },
    {
      sql: `image_upload_id = coalesce(image_upload_id, $3), bio = coalesce(bio, $4), import_key = coalesce(import_key, $5),
      sponsor_url = CASE WHEN sponsor_name IS NULL THEN $7 ELSE sponsor_url END,
      sponsor_upload_id = CASE WHEN sponsor_name IS NULL THEN $8 ELSE sponsor_upload_id END,
      sponsor_name = coalesce(sponsor_name, $6), known_as = coalesce(known_as, $9), ${stamp.set}`,
      params: [
        first('imageUploadId'),
        first('bio'),
        first('importKey'),
        sponsor?.sponsorName ?? null,
        sponsor?.sponsorUrl ?? null,
        sponsor?.sponsorUploadId ?? null,
        first('knownAs'),
        ...stamp.params,
      ],
    },
  );
}

/** Columns of a player who is merged into another. */
export interface MergedPlayer {
  imageUploadId: number | null;
  knownAs: string | null;
  bio: string | null;
  importKey: string | null;
  sponsorName: string | null;
  sponsorUrl: string | null;
  sponsorUploadId: number | null;
}
