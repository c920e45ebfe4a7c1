import type { EntityManager } from 'typeorm';
import type { GameStatus } from '../../../domain/game/game-status.js';
import { ownImportKey } from './import-key.js';
import type { GameContent } from './row-digest.js';

/** A game as the season has it now. */
export interface StoredGame extends GameContent {
  readonly id: number;
  readonly importKey: string | null;
  readonly importHash: string | null;
  readonly status: GameStatus;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly hasLines: boolean;
  /**
   * Whether somebody may have given it a video, a place, or a week of a schedule. A file brings these to new games
   * alone, so that a game in its first version has them from there.
   */
  readonly hasAdditions: boolean;
}

/** The games of a season, to be found by what names them in a file. */
export class StoredGames {
  private readonly byKey = new Map<string, StoredGame>();
  private readonly byOwnKey = new Map<string, StoredGame>();

  constructor(
    organizationId: number,
    readonly all: readonly StoredGame[],
  ) {
    for (const game of all) {
      this.byOwnKey.set(ownImportKey(organizationId, game.id), game);
      if (game.importKey !== null) this.byKey.set(game.importKey, game);
    }
  }

  named(importKey: string): StoredGame | undefined {
    return this.byKey.get(importKey) ?? this.byOwnKey.get(importKey);
  }
}

/** Reads the games of a season. */
export async function readStoredGames(
  manager: EntityManager,
  organizationId: number,
  seasonId: number,
): Promise<StoredGames> {
  const rows = await manager.query<StoredGame[]>(
    `SELECT g.id, g.import_key AS "importKey", g.import_hash AS "importHash", g.date, g.time, g.status,
       g.season_league_id AS "seasonLeagueId", g.division_id AS "divisionId", h.name AS "homeTeam", a.name AS "awayTeam",
       g.home_team_id AS "homeTeamId", g.away_team_id AS "awayTeamId", g.home_score AS "homeScore", g.away_score AS "awayScore",
       coalesce((SELECT json_agg(json_build_array(p.team_id, p.game_period_id, p.score)) FROM period_scores p
         WHERE p.organization_id = g.organization_id AND p.game_id = g.id), '[]') AS periods,
       EXISTS (SELECT FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id) AS "hasLines",
       g.version > 1 AND num_nonnulls(g.video_url, g.location_id, g.court, g.schedule_id, g.week_index) > 0 AS "hasAdditions"
     FROM games g
     JOIN teams h ON h.organization_id = g.organization_id AND h.id = g.home_team_id
     JOIN teams a ON a.organization_id = g.organization_id AND a.id = g.away_team_id
     WHERE g.organization_id = $1 AND g.season_id = $2 ORDER BY g.id`,
    [organizationId, seasonId],
  );
  return new StoredGames(organizationId, rows);
}

/** A game as a message names it. */
export function labelOf({
  date,
  time,
  homeTeam,
  awayTeam,
}: Pick<StoredGame, 'date' | 'time' | 'homeTeam' | 'awayTeam'>): string {
  return `${[date, time].filter((part) => part !== null).join(' ') || 'undated'} ${homeTeam} – ${awayTeam}`;
}
