import type { Write } from '../../features/audit/write.service.js';
import type { ParsedSeason } from '../../features/season-import/reading/parsed-season.js';

/** Writes the plays of a made season whose games and results are there. Statistics have the sums already. */
export async function writePlays(
  { manager, organizationId }: Write,
  seasonId: number,
  { teams, games, players, details: { plays } }: ParsedSeason,
): Promise<void> {
  const nameOf = (player: number | null): string | null =>
    player === null ? null : `${players[player]!.firstName} ${players[player]!.lastName}`;
  const gameOf = (game: number) => {
    const { date, time, home, away } = games[game]!;
    return { date, time, home: teams[home]!.name, away: teams[away]!.name };
  };
  const rows = plays.map(({ game, team, player, otherPlayer, ...play }) => ({
    ...play,
    ...gameOf(game),
    team: team === null ? null : teams[team]!.name,
    player: nameOf(player),
    otherPlayer: nameOf(otherPlayer),
  }));
  await manager.query(
    `INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, clock, team_id, player_id, other_player_id,
       linked_play_id, x, y, assists_on_free_throws, technical_counts_as_personal, made_at, received_at, actor_name, device)
     SELECT $1, g.id, n.id, n.revision, n."isDeleted", n.kind, q.id, n."sortOrder", n.clock, t.id, p.id, o.id,
       n."linkedPlayId", n.x, n.y, n."assistsOnFreeThrows", n."technicalCountsAsPersonal", n."madeAt", n."receivedAt", n."enteredBy", n.device
     FROM jsonb_to_recordset($3) AS n (date date, time text, home text, away text, id uuid, revision integer, "isDeleted" boolean, kind text, period text,
       "sortOrder" float8, clock integer, team text, player text, "otherPlayer" text, "linkedPlayId" uuid, x integer, y integer,
       "assistsOnFreeThrows" boolean, "technicalCountsAsPersonal" boolean, "madeAt" timestamptz, "receivedAt" timestamptz, "enteredBy" text, device text)
     JOIN games g ON g.organization_id = $1 AND g.season_id = $2 AND g.date = n.date AND g.time = n.time
     JOIN teams h ON h.organization_id = $1 AND h.id = g.home_team_id AND h.name = n.home
     JOIN teams a ON a.organization_id = $1 AND a.id = g.away_team_id AND a.name = n.away
     JOIN seasons s ON s.organization_id = $1 AND s.id = $2
     JOIN game_periods q ON q.organization_id = $1 AND q.sport_id = s.sport_id AND q.name = n.period
     LEFT JOIN teams t ON t.organization_id = $1 AND t.name = n.team
     LEFT JOIN players p ON p.organization_id = $1 AND p.first_name || ' ' || p.last_name = n.player
     LEFT JOIN players o ON o.organization_id = $1 AND o.first_name || ' ' || o.last_name = n."otherPlayer"`,
    [organizationId, seasonId, JSON.stringify(rows)],
  );
}
