import { displayStatus } from '../../domain/game/display-status.js';
import { youtubeEmbedUrl } from '../../domain/game/youtube-embed-url.js';
import { column, columns, type Reading, reading } from '../../lib/reading.js';
import { teamReading } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';
import type { GameStatus } from './game.enums.js';
import type { Game } from './game.type.js';

/** A game's own columns, in the order of `OWN`. */
export type OwnRow = [
  id: number,
  seasonId: number | null,
  seasonLeagueId: number | null,
  divisionId: number | null,
  date: string | null,
  time: string | null,
  videoUrl: string | null,
  status: GameStatus,
  homeScore: number | null,
  awayScore: number | null,
  version: number,
];

/** What a game refers to. */
export interface References {
  /** The sport of its season, without one the organization's first; null in an organization without a sport. */
  sportId: number | null;
  place: Place;
  homeTeam: Team;
  awayTeam: Team;
}

/** Where games are played. */
export interface Place {
  name: string | null;
  url: string | null;
}

const OWN = columns<OwnRow>(
  'g.id',
  'g.season_id',
  'g.season_league_id',
  'g.division_id',
  'g.date',
  'g.time',
  'g.video_url',
  'g.status',
  'g.home_score',
  'g.away_score',
  'g.version',
);

/** SQL of a game's own columns; the table is `g`. */
export const OWN_COLUMNS = OWN.sql;

/** How what a game refers to is read, from the tables of `GAME_JOINS`. */
export const REFERENCES: Reading<References> = reading({
  sportId: column<number | null>(
    `COALESCE(season.sport_id, (
      SELECT min(os.sport_id) FROM organization_sports os WHERE os.organization_id = g.organization_id))`,
  ),
  place: reading({ name: column<string | null>('place.name'), url: column<string | null>("NULLIF(place.url, '')") }),
  homeTeam: teamReading('home'),
  awayTeam: teamReading('away'),
});

const GAME = reading({ own: OWN, references: REFERENCES });

/**
 * SQL of the columns that `toGame` needs, from the tables of `GAME_JOINS`. Both teams come along: a game is never shown
 * without them.
 */
export const GAME_COLUMNS = GAME.sql;

/** SQL of the joins behind a table `g` of games. */
export const GAME_JOINS = `JOIN teams home ON home.organization_id = g.organization_id AND home.id = g.home_team_id
  JOIN teams away ON away.organization_id = g.organization_id AND away.id = g.away_team_id
  LEFT JOIN seasons season ON season.organization_id = g.organization_id AND season.id = g.season_id
  LEFT JOIN locations place ON place.organization_id = g.organization_id AND place.id = g.location_id`;

/** A game from the columns of `GAME_COLUMNS`; further columns may follow. */
export function toGame(organizationId: number, row: readonly unknown[]): Game {
  const { own, references } = GAME.read(row, organizationId);
  return gameOf(organizationId, own, references);
}

/** A game from its own columns and what it refers to. */
export function gameOf(organizationId: number, own: OwnRow, { sportId, place, homeTeam, awayTeam }: References): Game {
  const [id, seasonId, seasonLeagueId, divisionId, date, time, videoUrl, status, homeScore, awayScore, version] = own;
  return {
    organizationId,
    id,
    seasonId,
    seasonLeagueId,
    divisionId,
    sportId,
    date,
    time,
    location: place.name,
    locationUrl: place.url,
    videoUrl,
    videoEmbedUrl: videoUrl === null ? null : youtubeEmbedUrl(videoUrl),
    status,
    displayStatus: displayStatus({ status, scoreHome: homeScore, scoreAway: awayScore }),
    homeScore,
    awayScore,
    version,
    homeTeam,
    awayTeam,
  };
}
