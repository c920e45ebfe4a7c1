import type { EntityManager } from 'typeorm';
import type { GameStatus } from '../../domain/game/gameStatus.js';
import { ownKey } from './own-key.js';
import type { GameContent } from './row-digest.js';

/** A game as the season has it now. */
export interface StoredGame extends GameContent {
  readonly id: number;
  readonly importKey: string | null;
  readonly importHash: string | null;
  readonly status: GameStatus;
  readonly hasLines: boolean;
}

/** The games of a season, to be found by what names them in a file. */
export class StoredGames {
  private readonly byKey = new Map<string, StoredGame>();
  private readonly byOwnKey = new Map<string, StoredGame>();
  private readonly unnamed = new Map<string, StoredGame[]>();

  constructor(organizationId: number, games: readonly StoredGame[]) {
    for (const game of games) {
      this.byOwnKey.set(ownKey(organizationId, game.id), game);
      if (game.importKey !== null) this.byKey.set(game.importKey, game);
      else {
        const day = dayOf(game.date, game.homeTeamId, game.awayTeamId);
        this.unnamed.set(day, [...(this.unnamed.get(day) ?? []), game]);
      }
    }
  }

  named(importKey: string): StoredGame | undefined {
    return this.byKey.get(importKey) ?? this.byOwnKey.get(importKey);
  }

  /** A game that was entered by hand for this day and pair, when there is exactly one. */
  entered(date: string | null, oneTeamId: number, otherTeamId: number): StoredGame | undefined {
    const [game, another] = this.unnamed.get(dayOf(date, oneTeamId, otherTeamId)) ?? [];
    return date === null || another !== undefined ? undefined : game;
  }
}

/** Reads the games of a season. */
export async function readStoredGames(manager: EntityManager, organizationId: number, seasonId: number): Promise<StoredGames> {
  const rows = await manager.query<StoredGame[]>(
    `SELECT g.id, g.import_key AS "importKey", g.import_hash AS "importHash", g.date, g.time, g.status,
       g.home_team_id AS "homeTeamId", g.away_team_id AS "awayTeamId", g.home_score AS "homeScore", g.away_score AS "awayScore",
       coalesce((SELECT json_agg(json_build_array(p.team_id, p.game_period_id, p.score)) FROM period_scores p
         WHERE p.organization_id = g.organization_id AND p.game_id = g.id), '[]') AS periods,
       EXISTS (SELECT FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id) AS "hasLines"
     FROM games g WHERE g.organization_id = $1 AND g.season_id = $2 ORDER BY g.id`,
    [organizationId, seasonId],
  );
  return new StoredGames(organizationId, rows);
}

function dayOf(date: string | null, one: number, other: number): string {
  return `${date} ${Math.min(one, other)} ${Math.max(one, other)}`;
}
