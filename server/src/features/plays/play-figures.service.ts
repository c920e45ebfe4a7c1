import { statement } from '../../database/prepared.js';
import type { PlayFigure } from '../../domain/integrity/checked-game.js';
import { gameEffects } from '../../domain/plays/game-effects.js';
import type { PlayKind } from '../../domain/plays/play-kind.js';
import { DEFAULT_PLAY_SETTINGS } from '../../domain/plays/play-settings.js';
import { playVocabularyOf } from '../../domain/plays/play-vocabulary-of.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';
import { column, type ReadFrom, reading } from '../../lib/reading.js';

/** A season has some hundreds of games with some hundreds of plays each: of so many games plays are read at once. */
const GAMES_AT_ONCE = 20;

type OfGames = [organizationId: number, gameIds: number[]];

const GAMES = statement<
  [id: number, homeTeamId: number, awayTeamId: number],
  [organizationId: number, seasonId: number, gameId: number | null]
>(
  'play_figures_games',
  `SELECT g.id, g.home_team_id, g.away_team_id FROM games g
   WHERE g.organization_id = $1 AND g.season_id = $2 AND ($3::int IS NULL OR g.id = $3)
     AND EXISTS (SELECT FROM plays p WHERE p.organization_id = $1 AND p.game_id = g.id) ORDER BY g.id`,
);

// A statistic that is none of the organization's takes nothing from plays; neither does one that follows from others.
const ENTERED = statement<[sport: string, abbreviations: string[] | null], [organizationId: number, seasonId: number]>(
  'play_figures_entered',
  `SELECT sp.name, (SELECT json_agg(d.abbreviation ORDER BY d.position, d.id) FROM stat_definitions d
     WHERE d.organization_id = $1 AND d.sport_id = s.sport_id AND d.kind = 'counting' AND d.formula IS NULL)
   FROM seasons s JOIN sports sp ON sp.id = s.sport_id WHERE s.organization_id = $1 AND s.id = $2`,
);

/** As much of a play as counts. */
const COUNTED = reading({
  id: column<string>('p.play_id'),
  gameId: column<number>('p.game_id'),
  isDeleted: column<boolean>('p.is_deleted'),
  kind: column<PlayKind>('p.kind'),
  periodId: column<number>('p.game_period_id'),
  teamId: column<number | null>('p.team_id'),
  playerId: column<number | null>('p.player_id'),
  otherPlayerId: column<number | null>('p.other_player_id'),
  linkedPlayId: column<string | null>('p.linked_play_id'),
  assistsOnFreeThrows: column<boolean>('p.assists_on_free_throws'),
  technicalCountsAsPersonal: column<boolean>('p.technical_counts_as_personal'),
});

const PLAYS = statement<unknown[], OfGames>(
  'play_figures_plays',
  `SELECT ${COUNTED.sql} FROM unnest($2::int[]) AS g (id) CROSS JOIN LATERAL (
     SELECT DISTINCT ON (r.play_id) r.* FROM plays r WHERE r.organization_id = $1 AND r.game_id = g.id ORDER BY r.play_id, r.revision DESC
   ) AS p WHERE NOT p.is_deleted`,
);

const VALUES = statement<[gameId: number, playerId: number | null, name: string, value: number], OfGames>(
  'play_figures_values',
  `SELECT l.game_id, l.player_id, d.abbreviation, v.value FROM game_lines l
   JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id
   JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id WHERE l.organization_id = $1 AND l.game_id = ANY($2)
   UNION ALL SELECT p.game_id, NULL, p.team_id::text, sum(p.score)::int FROM period_scores p
   WHERE p.organization_id = $1 AND p.game_id = ANY($2) GROUP BY p.game_id, p.team_id`,
);

/**
 * Where what plays of a season's games say of each player's statistics and of each side's score is not what stands in
 * the box score and in the periods, by game. What plays say nothing of is not among it: with the score alone entered by
 * plays, statistics come from elsewhere.
 */
export async function readPlayFigures(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, gameId }: { readonly seasonId: number; readonly gameId: number | null },
): Promise<Map<number, PlayFigure[]>> {
  const figures = new Map<number, PlayFigure[]>();
  const games = await query(ctx, GAMES, organizationId, [organizationId, seasonId, gameId]);
  if (games.length === 0) return figures;
  const [season] = await query(ctx, ENTERED, organizationId, [organizationId, seasonId]);
  const sport = sportNamed(season?.[0] ?? '');
  if (sport === null) return figures;
  const vocabulary = playVocabularyOf(sport);
  const entered = new Map((season?.[1] ?? []).map((abbreviation, place) => [abbreviation, place]));
  for (let start = 0; start < games.length; start += GAMES_AT_ONCE) {
    const some = games.slice(start, start + GAMES_AT_ONCE);
    const params: OfGames = [organizationId, some.map(([id]) => id)];
    // One after the other: only what differs is kept of each.
    const [plays, values] = await Promise.all([
      query(ctx, PLAYS, organizationId, params),
      query(ctx, VALUES, organizationId, params),
    ]);
    const playsOf = groupBy(
      plays.map((row) => COUNTED.read(row, organizationId)),
      (play) => play.gameId,
    );
    const valueOf = new Map(values.map(([game, player, name, value]) => [`${game} ${player} ${name}`, value]));
    for (const [id, ...teamIds] of some) {
      const effects = gameEffects(playsOf.get(id) ?? [], { teamIds, vocabulary, settings: settingsOf });
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
      figures.set(
        id,
        [...ofSides, ...ofPlayers].filter(({ expected, found }) => expected !== found),
      );
    }
  }
  return figures;
}

function settingsOf({
  assistsOnFreeThrows,
  technicalCountsAsPersonal,
}: ReadFrom<typeof COUNTED>): typeof DEFAULT_PLAY_SETTINGS {
  return { ...DEFAULT_PLAY_SETTINGS, assistsOnFreeThrows, technicalCountsAsPersonal };
}
