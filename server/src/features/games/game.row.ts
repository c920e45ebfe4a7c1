import { displayStatus } from '../../domain/game/displayStatus.js';
import { youtubeEmbedUrl } from '../../domain/game/youtubeEmbedUrl.js';
import { teamColumns, type TeamRow, toTeam } from '../teams/team.loaders.js';
import type { GameStatus } from './game.enums.js';
import type { Game } from './game.type.js';

/** A game's columns, in the order of `GAME_COLUMNS`. */
export type GameRow = [
  id: number, seasonId: number | null, seasonLeagueId: number | null, divisionId: number | null, sportId: number | null,
  date: string | null, time: string | null, location: string | null, locationUrl: string | null, videoUrl: string | null,
  status: GameStatus, homeScore: number | null, awayScore: number | null, version: number,
  ...home: TeamRow, ...away: TeamRow,
];

/** SQL of the columns that `toGame` needs, from the tables of `GAME_JOINS`. Both teams come along: a game is never shown without them. */
export const GAME_COLUMNS = `g.id, g.season_id, g.season_league_id, g.division_id,
  COALESCE(season.sport_id, (SELECT min(os.sport_id) FROM organization_sports os WHERE os.organization_id = g.organization_id)),
  g.date, g.time, place.name, NULLIF(place.url, ''), g.video_url, g.status, g.home_score, g.away_score, g.version,
  ${teamColumns('home')}, ${teamColumns('away')}`;

/** SQL of the joins behind a table `g` of games. */
export const GAME_JOINS = `JOIN teams home ON home.organization_id = g.organization_id AND home.id = g.home_team_id
  JOIN teams away ON away.organization_id = g.organization_id AND away.id = g.away_team_id
  LEFT JOIN seasons season ON season.organization_id = g.organization_id AND season.id = g.season_id
  LEFT JOIN locations place ON place.organization_id = g.organization_id AND place.id = g.location_id`;

/** A game from the columns of `GAME_COLUMNS`; further columns may follow. */
export function toGame(organizationId: number, row: GameRow): Game {
  const [
    id, seasonId, seasonLeagueId, divisionId, sportId, date, time, location, locationUrl, videoUrl, status, homeScore, awayScore, version,
    homeId, homeName, homeLogoUrl, homeSlots, homeVersion, awayId, awayName, awayLogoUrl, awaySlots, awayVersion,
  ] = row;
  return {
    organizationId, id, seasonId, seasonLeagueId, divisionId, sportId,
    date, time, location, locationUrl, videoUrl,
    videoEmbedUrl: videoUrl === null ? null : youtubeEmbedUrl(videoUrl),
    status,
    displayStatus: displayStatus({ status, scoreHome: homeScore, scoreAway: awayScore }),
    homeScore, awayScore, version,
    homeTeam: toTeam(organizationId, [homeId, homeName, homeLogoUrl, homeSlots, homeVersion]),
    awayTeam: toTeam(organizationId, [awayId, awayName, awayLogoUrl, awaySlots, awayVersion]),
  };
}
