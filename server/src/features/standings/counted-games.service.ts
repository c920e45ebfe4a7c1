import { gamesBehindFigure } from '../../domain/standings/games-behind-figure.js';
import { teamRecords } from '../../domain/standings/team-records.js';
import type { RequestContext } from '../../context/request-context.js';
import { invalidInput } from '../../lib/errors.js';
import { filterId } from '../../lib/ids.js';
import { seasonLeagueById, seasonLeaguesOfSeason } from '../leagues/season-league.loaders.js';
import { seasonTeamsOfTeam } from '../teams/season-league-team.loaders.js';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { findSeasonTeam } from '../teams/team.service.js';
import type { Team } from '../teams/team.type.js';
import type { CountedGames, Venue } from './counted-games.type.js';
import { readGamesOfTeam } from './counted-games.loaders.js';

/** More games than a season has. */
const MOST_LAST = 1_000;

/** Whose row, and which figure of it. */
export interface CountedGamesWish {
  readonly seasonId?: string | null;
  readonly leagueId?: string | null;
  readonly venue?: Venue | null;
  readonly opponentId?: string | null;
  /** The last games alone. */
  readonly last?: number | null;
  /** As of the end of which day; absent: now. */
  readonly asOf?: string | null;
}

/**
 * The games behind a figure of a team's row in the standings, in order of play: exactly those that the figure counts.
 * @returns null when the team does not play in the season, or not in the league
 * @throws 400 for a wrong number of last games
 */
export async function listCountedGames(
  ctx: RequestContext,
  team: Team,
  { seasonId, leagueId, venue, opponentId, last = null, asOf = null }: CountedGamesWish,
): Promise<CountedGames | null> {
  if (last !== null && (last < 1 || last > MOST_LAST))
    throw invalidInput({ field: 'last', message: `last must be between 1 and ${MOST_LAST}.` });
  const { organizationId } = team;
  const seasonTeam = await seasonTeamOf(ctx, team, seasonId, leagueId);
  if (seasonTeam === null) return null;
  const seasonLeague = await seasonLeagueById(ctx).load({ organizationId, id: seasonTeam.seasonLeagueId });
  const withTies = seasonLeague !== null && seasonLeague.standingsRules.points !== null;
  const all = await readGamesOfTeam(ctx, organizationId, seasonTeam);
  const until = asOf === null ? all : all.filter(({ date }) => date !== null && date <= asOf);
  const figure = { atHome: venue == null ? null : venue === 'home', opponentId: filterId(opponentId), last };
  const games = gamesBehindFigure(until, figure, withTies);
  const [record] = teamRecords(
    [{ id: 'own', name: team.name }],
    games.map(({ atHome, scored, allowed }) =>
      atHome ? ['own', 'other', scored, allowed] : ['other', 'own', allowed, scored],
    ),
    { withTies },
  );
  const { wins, losses, ties = 0, pointsFor, pointsAgainst } = record!;
  return {
    organizationId,
    seasonTeam,
    gameIds: games.map(({ gameId }) => gameId),
    opponentIds: [...new Set(until.map((game) => Number(game.opponentId)))],
    wins,
    losses,
    ties,
    pointsFor,
    pointsAgainst,
  };
}

/** The team as it is in the season and league; without a league in the first that it plays in there. */
async function seasonTeamOf(
  ctx: RequestContext,
  team: Team,
  seasonId: string | null | undefined,
  leagueId: string | null | undefined,
): Promise<SeasonLeagueTeam | null> {
  const first = await findSeasonTeam(ctx, team, seasonId);
  if (first === null || leagueId == null) return first;
  const { organizationId } = team;
  const league = filterId(leagueId);
  const leagues = await seasonLeaguesOfSeason(ctx).load({ organizationId, id: first.seasonId });
  const wanted = leagues.find((one) => one.leagueId === league)?.id;
  const all = await seasonTeamsOfTeam(ctx).load(team);
  return all.find(({ seasonLeagueId }) => seasonLeagueId === wanted) ?? null;
}
