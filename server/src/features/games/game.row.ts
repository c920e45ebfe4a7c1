import { displayStatus } from '../../domain/game/display-status.js';
import { youtubeEmbedUrl } from '../../domain/game/youtube-embed-url.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { column, type ReadFrom, type Reading, reading } from '../../lib/reading.js';
import { teamReading } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';
import type { GameStatus } from './game.enums.js';
import { GameFields } from './game.fields.js';
import type { Game } from './game.type.js';

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

/** How a game's own columns are read; the table is `g`. */
export const OWN = fieldsReading(GameFields, 'g', {
  seasonId: column<number | null>('g.season_id'),
  seasonLeagueId: column<number | null>('g.season_league_id'),
  divisionId: column<number | null>('g.division_id'),
  bracketNode: column<string | null>('g.bracket_node'),
  status: column<GameStatus>('g.status'),
  homeScore: column<number | null>('g.home_score'),
  awayScore: column<number | null>('g.away_score'),
});

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

/**
 * How a game is read, from the tables of `GAME_JOINS`. Both teams come along: a game is never shown without them.
 */
export const GAME = reading({ own: OWN, references: REFERENCES });

/** SQL of the joins behind a table `g` of games. */
export const GAME_JOINS = `JOIN teams home ON home.organization_id = g.organization_id AND home.id = g.home_team_id
  JOIN teams away ON away.organization_id = g.organization_id AND away.id = g.away_team_id
  LEFT JOIN seasons season ON season.organization_id = g.organization_id AND season.id = g.season_id
  LEFT JOIN locations place ON place.organization_id = g.organization_id AND place.id = g.location_id`;

/** A game from its own columns and what it refers to. */
export function gameOf({ own, references }: { own: ReadFrom<typeof OWN>; references: References }): Game {
  const { videoUrl, status, homeScore, awayScore } = own;
  const { sportId, place, homeTeam, awayTeam } = references;
  // Named one by one: an object that is spread and then grows costs a tenth of a short answer.
  return {
    organizationId: own.organizationId,
    id: own.id,
    seasonId: own.seasonId,
    seasonLeagueId: own.seasonLeagueId,
    divisionId: own.divisionId,
    bracketNode: own.bracketNode,
    date: own.date,
    time: own.time,
    court: own.court,
    videoUrl,
    status,
    homeScore,
    awayScore,
    version: own.version,
    sportId,
    location: place.name,
    locationUrl: place.url,
    videoEmbedUrl: videoUrl === null ? null : youtubeEmbedUrl(videoUrl),
    displayStatus: displayStatus({ status, scoreHome: homeScore, scoreAway: awayScore }),
    homeTeam,
    awayTeam,
  };
}
