import { countsForStandings } from '../../domain/game/counts-for-standings.js';
import { highCandidates } from '../../domain/game/recap/high-facts.js';
import {
  type EarlierBest,
  type RecapFact,
  type RecapLine,
  type ScoringPlay,
  TOLD_STATISTICS,
  type ToldStatistic,
} from '../../domain/game/recap/recap-facts.js';
import { playerFacts } from '../../domain/game/recap/player-facts.js';
import { recapOf } from '../../domain/game/recap/recap-of.js';
import { comparePlays } from '../../domain/plays/compare-plays.js';
import { withScorelessPeriods } from '../../domain/game/scoreless-periods.js';
import { playVocabularyOf } from '../../domain/plays/play-vocabulary-of.js';
import { sideOf } from '../../domain/plays/side-of.js';
import { type LeadingStatistic, recapLeaders } from '../../domain/sports/recap-leaders.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import { derivedStatistics } from '../../domain/stats/derived-statistics.js';
import type { RequestContext } from '../../context/request-context.js';
import type { BoxScore } from '../box-scores/box-score.js';
import { boxScoreOf, type Sources } from '../box-scores/box-score.service.js';
import type { Game } from '../games/game.type.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import { gameWithPlays } from '../plays/plays-of-game.service.js';
import { resultsBefore } from '../previews/results-before.loaders.js';
import { allSports } from '../sports/sport.loaders.js';
import type { Statistics } from '../stat-definitions/statistics.js';
import { earlierBests } from './earlier-bests.loaders.js';
import { teamPlaysOfGame } from './scoring-plays.loaders.js';

const SOURCES: Sources = new Set(['statDefinitions', 'lines', 'periodScores']);

/** A game's recap: what is so of it, and the box score that says so. */
export interface Recap {
  readonly facts: readonly RecapFact[];
  readonly boxScore: BoxScore;
  readonly statistics: Statistics;
}

/**
 * What can be told of a game, from the data alone; null before its result is known, and of one that was not decided by
 * playing: a forfeit, postponed or cancelled.
 */
export async function recapOfGame(ctx: RequestContext, game: Game): Promise<Recap | null> {
  const { organizationId, id, seasonId, divisionId } = game;
  const score = resultOf(game);
  if (score === null) return null;
  const inStandings = seasonId !== null && divisionId === null;
  const [{ boxScore, statistics }, results, scoring] = await Promise.all([
    boxScoreWithStatistics(ctx, game),
    inStandings ? resultsBefore(ctx).load({ organizationId, id }) : null,
    scoringOf(ctx, game),
  ]);
  const leaders = recapLeaders(await sportOf(ctx, game));
  const lines = linesOf(boxScore, statistics, leaders);
  const facts = recapOf({
    score,
    periods: periodsOf(boxScore),
    resultsBefore: results,
    lines,
    leaders,
    bests: await bestsOf(ctx, game, lines, statistics),
    scoring,
  });
  return { facts, boxScore, statistics };
}

/**
 * What can be told of one player's game: a triple-double, and what was the most of the season or of all games that are
 * kept; null as of the game itself. Nobody's but those of the box score.
 */
export async function recapOfPlayer(ctx: RequestContext, game: Game, playerId: number): Promise<Recap | null> {
  if (resultOf(game) === null) return null;
  const { boxScore, statistics } = await boxScoreWithStatistics(ctx, game);
  const lines = linesOf(boxScore, statistics).filter((line) => line.playerId === playerId);
  const facts = playerFacts({ lines, bests: await bestsOf(ctx, game, lines, statistics) });
  return { facts, boxScore, statistics };
}

/** With the statistics that its lines are in the order of: another read may meet others. */
async function boxScoreWithStatistics(
  ctx: RequestContext,
  game: Game,
): Promise<Pick<Recap, 'boxScore' | 'statistics'>> {
  const boxScore = await boxScoreOf(ctx, game, SOURCES);
  return { boxScore, statistics: boxScore.data.statistics! };
}

/** The score of a game that was decided by playing; null of every other one. */
function resultOf({ status, homeScore, awayScore }: Game): { home: number; away: number } | null {
  const isCounted = countsForStandings({ status, scoreHome: homeScore, scoreAway: awayScore });
  if (!isCounted || homeScore === null || awayScore === null || status === 'forfeit') return null;
  // Nothing scored on either side may stand for no result.
  return homeScore + awayScore === 0 ? null : { home: homeScore, away: awayScore };
}

function periodsOf({ periods, home, away }: BoxScore): Parameters<typeof recapOf>[0]['periods'] {
  const pointsOf = (side: BoxScore['home'], periodId: number): number | null =>
    side.periodScores.find(({ period }) => period.id === periodId)?.score ?? null;
  const scores = periods.map(({ id }) => ({ home: pointsOf(home, id), away: pointsOf(away, id) }));
  const filled = withScorelessPeriods(scores, { home: home.score, away: away.score });
  return periods.map(({ id, kind }, index) => ({ id, kind, score: filled[index]! }));
}

/** The lines with what the game shows of them. */
function linesOf(boxScore: BoxScore, statistics: Statistics, leaders: readonly LeadingStatistic[] = []): RecapLine[] {
  const shown = new Set(statistics.visible.map(({ abbreviation }) => abbreviation));
  const valuesOf = <Name extends string>(names: readonly Name[]) => {
    const places = names.map((name) => [name, shown.has(name) ? statistics.indexOf(name) : -1] as const);
    return (derived: readonly (number | null)[]): Record<Name, number | null> =>
      Object.fromEntries(places.map(([name, index]) => [name, derived[index] ?? null])) as Record<Name, number | null>;
  };
  const [told, leading] = [valuesOf(TOLD_STATISTICS), valuesOf(leaders)];
  return boxScore.lines.map(({ team, player, derived }) => ({
    side: team.id === boxScore.home.team.id ? 'home' : 'away',
    playerId: player.id,
    values: told(derived),
    leading: leading(derived),
  }));
}

async function sportOf(ctx: RequestContext, { sportId }: Game): Promise<string | null> {
  return sportId === null ? null : ((await allSports(ctx)).get(sportId)?.name ?? null);
}

/** Of statistics that are entered: what follows from others is in no table that could be asked for the most of it. */
async function bestsOf(
  ctx: RequestContext,
  { organizationId, id: gameId }: Game,
  lines: readonly RecapLine[],
  statistics: Statistics,
): Promise<EarlierBest[]> {
  const derived = derivedStatistics(statistics.all);
  const definitionOf = (name: ToldStatistic): number | undefined =>
    derived.has(name) ? undefined : statistics.all[statistics.indexOf(name)]?.id;
  const asked = highCandidates(lines).flatMap(({ line: { playerId }, statistic }) => {
    const definitionId = definitionOf(statistic);
    return definitionId === undefined ? [] : [{ playerId: Number(playerId), statistic, definitionId }];
  });
  const bests = await earlierBests(ctx).loadMany(
    asked.map(({ playerId, definitionId }) => ({ organizationId, gameId, playerId, definitionId })),
  );
  return asked.map(({ playerId, statistic }, index) => {
    const best = bests[index]!;
    if (best instanceof Error) throw best;
    return { playerId, statistic, ...best };
  });
}

/** The plays that scored, in order; none in a sport of sets, where points begin anew. */
async function scoringOf(ctx: RequestContext, game: Game): Promise<ScoringPlay[]> {
  const { organizationId, id, sportId, homeTeam, awayTeam } = game;
  if (sportId === null || (await gameWithPlays(ctx).load({ organizationId, id })) === null) return [];
  const [plays, periods, name] = await Promise.all([
    teamPlaysOfGame(ctx).load({ organizationId, id }),
    gamePeriodsOfSport(ctx, organizationId, sportId),
    sportOf(ctx, game),
  ]);
  const sport = sportNamed(name ?? '');
  const vocabulary = sport && playVocabularyOf(sport);
  if (!vocabulary || vocabulary.scoring === 'won') return [];
  return plays.toSorted(comparePlays(periods.map((period) => period.id))).flatMap(({ kind, teamId }) => {
    const side = sideOf(teamId, [homeTeam.id, awayTeam.id]);
    const points = vocabulary.rules.get(kind)?.points ?? 0;
    return side === null || points === 0 ? [] : [{ side, points }];
  });
}
