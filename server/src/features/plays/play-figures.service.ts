import { statement } from '../../database/prepared.js';
import type { PlayFigure } from '../../domain/integrity/checked-game.js';
import { gameEffects } from '../../domain/plays/game-effects.js';
import { DEFAULT_PLAY_SETTINGS } from '../../domain/plays/play-settings.js';
import { playVocabularyOf } from '../../domain/plays/play-vocabulary-of.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';
import { PLAY_COLUMNS, playOf, type StoredPlay } from './play.row.js';

type Params = [organizationId: number, seasonId: number, gameId: number | null];

const OF_GAMES = 'g.organization_id = $1 AND g.season_id = $2 AND ($3::int IS NULL OR g.id = $3)';
const WITH_PLAYS = `${OF_GAMES} AND EXISTS (SELECT FROM plays p WHERE p.organization_id = $1 AND p.game_id = g.id)`;

const PLAYS = statement<[homeTeamId: number, awayTeamId: number, sport: string, ...play: unknown[]], Params>(
  'play_figures_plays',
  `SELECT g.home_team_id, g.away_team_id, sp.name, ${PLAY_COLUMNS} FROM games g
   JOIN seasons s ON s.organization_id = $1 AND s.id = g.season_id JOIN sports sp ON sp.id = s.sport_id
   CROSS JOIN LATERAL (
     SELECT DISTINCT ON (r.play_id) r.* FROM plays r WHERE r.organization_id = $1 AND r.game_id = g.id ORDER BY r.play_id, r.revision DESC
   ) AS p WHERE ${OF_GAMES} AND NOT p.is_deleted`,
);

// A statistic that is none of the organization's takes nothing from plays; neither does one that follows from others.
const VALUES = statement<[gameId: number, playerId: number | null, abbreviation: string, value: number], Params>(
  'play_figures_values',
  `SELECT g.id, l.player_id, d.abbreviation, v.value FROM games g
   JOIN game_lines l ON l.organization_id = $1 AND l.game_id = g.id JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id
   JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id WHERE ${WITH_PLAYS}
   UNION ALL SELECT g.id, NULL, p.team_id::text, sum(p.score)::int FROM games g
   JOIN period_scores p ON p.organization_id = $1 AND p.game_id = g.id WHERE ${WITH_PLAYS} GROUP BY g.id, p.team_id
   UNION ALL SELECT 0, NULL, d.abbreviation, d.position FROM stat_definitions d JOIN seasons s ON s.organization_id = $1 AND s.id = $2
   WHERE d.organization_id = $1 AND d.sport_id = s.sport_id AND d.kind = 'counting' AND d.formula IS NULL`,
);

/**
 * What plays of a season's games say of each player's statistics and of each side's score, and what stands in the box
 * score and in the periods, by game. What plays say nothing of is not among it: with the score alone entered by plays,
 * statistics come from elsewhere.
 */
export async function readPlayFigures(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, gameId }: { readonly seasonId: number; readonly gameId: number | null },
): Promise<Map<number, PlayFigure[]>> {
  const params: Params = [organizationId, seasonId, gameId];
  const plays = (await query(ctx, PLAYS, organizationId, params)).map(([home, away, sport, ...play]) => ({
    teamIds: [home, away] as const,
    sport: sportNamed(sport),
    play: playOf(organizationId, play),
  }));
  if (plays.length === 0) return new Map();
  const values = await query(ctx, VALUES, organizationId, params);
  const entered = new Map(values.filter(([game]) => game === 0).map(([, , name, position]) => [name, position]));
  const valueOf = new Map(values.map(([game, player, name, value]) => [`${game} ${player} ${name}`, value]));
  return new Map(
    [...groupBy(plays, ({ play }) => play.gameId)].flatMap(([id, ofGame]) => {
      const [{ teamIds, sport }] = ofGame as [(typeof plays)[number]];
      if (sport === null) return [];
      const effects = gameEffects(
        ofGame.map(({ play }) => play),
        { teamIds, vocabulary: playVocabularyOf(sport), settings: settingsOf },
      );
      const sideOf = (teamId: unknown): PlayFigure['side'] => (teamId === teamIds[0] ? 'home' : 'away');
      const ofPlayers = effects.statistics
        .filter(({ abbreviation }) => entered.has(abbreviation))
        .toSorted((a, b) => entered.get(a.abbreviation)! - entered.get(b.abbreviation)!)
        .map(({ teamId, playerId, abbreviation, delta }) => ({
          side: sideOf(teamId),
          playerId: Number(playerId),
          statistic: abbreviation,
          expected: delta,
          found: valueOf.get(`${id} ${playerId} ${abbreviation}`) ?? 0,
        }));
      // Without points among them they say nothing of the score.
      const ofSides = (effects.score.length === 0 ? [] : teamIds).map((teamId) => ({
        side: sideOf(teamId),
        playerId: null,
        statistic: null,
        expected: effects.score.reduce((sum, score) => (score.teamId === teamId ? sum + score.delta : sum), 0),
        found: valueOf.get(`${id} null ${teamId}`) ?? 0,
      }));
      return [[id, [...ofSides, ...ofPlayers]] as const];
    }),
  );
}

function settingsOf({ assistsOnFreeThrows, technicalCountsAsPersonal }: StoredPlay): typeof DEFAULT_PLAY_SETTINGS {
  return { ...DEFAULT_PLAY_SETTINGS, assistsOnFreeThrows, technicalCountsAsPersonal };
}
