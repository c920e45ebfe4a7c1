import { displayStatus } from '../../domain/game/displayStatus.js';
import { youtubeEmbedUrl } from '../../domain/game/youtubeEmbedUrl.js';
import { teamColumns, type TeamRow, toTeam } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';
import type { GameStatus } from './game.enums.js';
import type { Game } from './game.type.js';

/** A game's own columns, in the order of `OWN_COLUMNS`. */
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

/** What games of a season, at a place, of teams have in common, in the order of `REFERENCE_COLUMNS`. */
export type ReferenceRow = [
  sportId: number | null,
  location: string | null,
  locationUrl: string | null,
  ...home: TeamRow,
  ...away: TeamRow,
];

/** A game's columns, in the order of `GAME_COLUMNS`. */
export type GameRow = [...OwnRow, ...ReferenceRow];

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

/** SQL of a game's own columns; the table is `g`. */
export const OWN_COLUMNS = `g.id, g.season_id, g.season_league_id, g.division_id,
  g.date, g.time, g.video_url, g.status, g.home_score, g.away_score, g.version`;

/** SQL of what a game refers to, from the tables of `GAME_JOINS`. */
export const REFERENCE_COLUMNS = `COALESCE(season.sport_id, (SELECT min(os.sport_id) FROM organization_sports os WHERE os.organization_id = g.organization_id)),
  place.name, NULLIF(place.url, ''), ${teamColumns('home')}, ${teamColumns('away')}`;

/** SQL of the columns that `toGame` needs, from the tables of `GAME_JOINS`. Both teams come along: a game is never shown without them. */
export const GAME_COLUMNS = `${OWN_COLUMNS}, ${REFERENCE_COLUMNS}`;

/** SQL of the joins behind a table `g` of games. */
export const GAME_JOINS = `JOIN teams home ON home.organization_id = g.organization_id AND home.id = g.home_team_id
  JOIN teams away ON away.organization_id = g.organization_id AND away.id = g.away_team_id
  LEFT JOIN seasons season ON season.organization_id = g.organization_id AND season.id = g.season_id
  LEFT JOIN locations place ON place.organization_id = g.organization_id AND place.id = g.location_id`;

/** A game from the columns of `GAME_COLUMNS`; further columns may follow. */
export function toGame(organizationId: number, row: GameRow): Game {
  const [
    id,
    seasonId,
    seasonLeagueId,
    divisionId,
    date,
    time,
    videoUrl,
    status,
    homeScore,
    awayScore,
    version,
    ...references
  ] = row;
  const own: OwnRow = [
    id,
    seasonId,
    seasonLeagueId,
    divisionId,
    date,
    time,
    videoUrl,
    status,
    homeScore,
    awayScore,
    version,
  ];
  return gameOf(organizationId, own, toReferences(organizationId, references));
}

/** What a game refers to, from the columns of `REFERENCE_COLUMNS`; further columns may follow. */
export function toReferences(organizationId: number, row: ReferenceRow): References {
  const [
    sportId,
    name,
    url,
    homeId,
    homeName,
    homeLogoUrl,
    homeSlots,
    homeVersion,
    awayId,
    awayName,
    awayLogoUrl,
    awaySlots,
    awayVersion,
  ] = row;
  return {
    sportId,
    place: { name, url },
    homeTeam: toTeam(organizationId, [homeId, homeName, homeLogoUrl, homeSlots, homeVersion]),
    awayTeam: toTeam(organizationId, [awayId, awayName, awayLogoUrl, awaySlots, awayVersion]),
  };
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
