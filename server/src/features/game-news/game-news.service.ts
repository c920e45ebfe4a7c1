import type { EntityManager } from 'typeorm';
import type { RequestContext, Services } from '../../context/request-context.js';
import type { GameStatus } from '../../domain/game/game-status.js';
import { placeText } from '../../domain/game/place-text.js';
import {
  CORRECTION_DAYS,
  type FormerGame,
  type GameHappening,
  type GameNewsKind,
  gameNewsOf,
} from '../../domain/game-news/game-news-of.js';
import { findGame } from '../games/game.service.js';
import type { Game } from '../games/game.type.js';
import { todayOf } from '../games/today.service.js';
import { organizationById } from '../organizations/organization.loaders.js';
import type { Organization } from '../organizations/organization.type.js';
import type { NewsChannel } from './game-news.entity.js';

/** Something that happened to a game, as it was noted: ids and times alone. */
export interface GameNews {
  readonly organizationId: number;
  /** Of the organization; grows with time. The same for every channel and attempt. */
  readonly id: number;
  readonly gameId: number;
  /** Whose followers are told: home team and away team. */
  readonly teamIds: readonly [home: number, away: number];
  readonly happened: GameHappening;
  /** What was said of the game before. */
  readonly former: FormerGame;
  readonly occurredAt: Date;
}

/** What there is to tell of it, as visitors may see it now. */
export interface ToldGameNews {
  readonly kind: GameNewsKind;
  readonly organization: Organization;
  /** As it is now: teams, date, time, place, scores. */
  readonly game: Game;
  readonly former: FormerGame;
}

interface Row {
  readonly organizationId: number;
  readonly id: number;
  readonly gameId: number;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly happened: GameHappening;
  readonly date: string | null;
  readonly time: string | null;
  readonly location: string | null;
  readonly status: GameStatus;
  readonly scoreHome: number | null;
  readonly scoreAway: number | null;
  readonly occurredAt: Date;
}

/** Columns as `newsOf` reads them, of a table that is called `n`. */
const COLUMNS = `n.organization_id AS "organizationId", n.id, n.game_id AS "gameId", n.home_team_id AS "homeTeamId", n.away_team_id AS "awayTeamId",
  n.happened, n.former_date::text AS date, n.former_time AS time, n.former_location AS location, n.former_status AS status,
  n.former_home_score AS "scoreHome", n.former_away_score AS "scoreAway", n.occurred_at AS "occurredAt"`;

/**
 * Takes what is due for a channel, the oldest first, of all organizations: each piece once, whichever process asks. It
 * counts as taken when the transaction ends well, so that whoever takes it writes down in the same transaction whom to
 * tell.
 * @param most pieces at once
 */
export async function takeGameNews(
  manager: EntityManager,
  channel: NewsChannel,
  most: number,
  now: Date,
): Promise<GameNews[]> {
  const [rows] = (await manager.query(
    `WITH due AS (
       SELECT organization_id, id FROM game_news WHERE due_at <= $1 AND waiting_for <> '{}' AND $2 = ANY (waiting_for)
       ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
     )
     UPDATE game_news n SET waiting_for = array_remove(n.waiting_for, $2) FROM due
     WHERE n.organization_id = due.organization_id AND n.id = due.id RETURNING ${COLUMNS}`,
    [now, channel, most],
  )) as [Row[], number];
  return rows.map(newsOf).sort((one, other) => one.organizationId - other.organizationId || one.id - other.id);
}

/** What was noted under an id; null once it is forgotten. */
export async function findGameNews(
  { dataSource }: Pick<Services, 'dataSource'>,
  organizationId: number,
  id: number,
): Promise<GameNews | null> {
  const [row] = (await dataSource.query(
    `SELECT ${COLUMNS} FROM game_news n WHERE n.organization_id = $1 AND n.id = $2`,
    [organizationId, id],
  )) as Row[];
  return row ? newsOf(row) : null;
}

/**
 * What there is to tell of a piece of news now. Null when it was taken back, when it is about days gone by, and when
 * the game is gone.
 * @param ctx of a visitor
 */
export async function tellGameNews(ctx: RequestContext, news: GameNews): Promise<ToldGameNews | null> {
  const { organizationId, gameId, happened, former } = news;
  const organization = await organizationById(ctx, organizationId);
  const game = await findGame(ctx, organizationId, gameId);
  if (!organization || game === null) return null;
  const { homeScore: scoreHome, awayScore: scoreAway, date, time, status } = game;
  const now = { date, time, status, location: placeText(game), scoreHome, scoreAway };
  const kind = gameNewsOf(happened, former, now, await todayOf(ctx, organizationId));
  return kind && { kind, organization, game, former };
}

/**
 * How long it is kept, in milliseconds: longer than any channel tries to tell of it, and as long as a result may be put
 * right, which is told where the result was.
 */
const KEPT_MS = (CORRECTION_DAYS + 1) * 86_400_000;

/** Forgets what happened that long ago. Returns how much. */
export async function sweepGameNews({ dataSource, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  const [, count] = (await dataSource.query('DELETE FROM game_news WHERE occurred_at < $1', [before])) as [
    unknown[],
    number,
  ];
  return count;
}

function newsOf({
  homeTeamId,
  awayTeamId,
  date,
  time,
  location,
  status,
  scoreHome,
  scoreAway,
  ...rest
}: Row): GameNews {
  const { organizationId, id, gameId, happened, occurredAt } = rest;
  const teamIds = [homeTeamId, awayTeamId] as const;
  const former = { date, time, location, status, scoreHome, scoreAway };
  return { organizationId, id, gameId, teamIds, happened, former, occurredAt };
}
