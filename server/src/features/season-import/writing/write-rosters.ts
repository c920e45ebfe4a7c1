import type { ImportScope } from '../import-scope.js';
import type { PlannedGame } from '../matching/plan-games.js';
import type { PlannedLine } from '../matching/plan-lines.js';
import type { SeasonTeam } from './write-teams.js';
import { sqlStamp } from '../../audit/stamps.js';

interface Entry {
  readonly seasonLeagueTeamId: number;
  readonly playerId: number;
  readonly position: string | null;
  readonly date: string;
}

/**
 * Puts the players of new lines on their teams' rosters, of the game's league where a team has several; a player who
 * changed teams has an entry with each. The position is that of the newest line. A new team has the roster of its
 * archive instead, where there is one. Nobody else who was taken off a roster since is put back.
 */
export async function writeRosters(
  { write, season }: ImportScope,
  teams: readonly SeasonTeam[],
  games: readonly PlannedGame[],
  lines: readonly PlannedLine[],
): Promise<void> {
  const entries = new Map<string, Entry>();
  for (const { changeKind, playerId, parsed } of lines) {
    const places = teams[parsed.team]?.places ?? [];
    const leagueOfGame = games[parsed.game]?.content.seasonLeagueId;
    const { seasonLeagueTeamId, isNew } =
      places.find(({ seasonLeagueId }) => seasonLeagueId === leagueOfGame) ?? places[0] ?? {};
    if (changeKind !== 'added' || seasonLeagueTeamId === undefined || (isNew && season.details.rosters !== null))
      continue;
    const key = `${seasonLeagueTeamId} ${playerId}`;
    const date = season.games[parsed.game]?.date ?? '';
    const entry = entries.get(key);
    if (entry === undefined || date >= entry.date)
      entries.set(key, { seasonLeagueTeamId, playerId, position: parsed.position, date });
  }
  const wanted = [...entries.values()];
  const stamp = sqlStamp(write, 5);
  await write.manager.query(
    `INSERT INTO roster_entries (organization_id, season_league_team_id, player_id, position, ${stamp.columns})
     SELECT $1, slt_id, player_id, position, ${stamp.values}
     FROM unnest($2::int[], $3::int[], $4::text[]) WITH ORDINALITY AS n (slt_id, player_id, position, number) ORDER BY number
     ON CONFLICT (organization_id, season_league_team_id, player_id) DO NOTHING`,
    [
      write.organizationId,
      wanted.map((entry) => entry.seasonLeagueTeamId),
      wanted.map(({ playerId }) => playerId),
      wanted.map(({ position }) => position),
      ...stamp.params,
    ],
  );
}
