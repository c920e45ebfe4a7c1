import type { RequestContext } from '../../context/request-context.js';
import { playerById } from '../players/player.loaders.js';
import type { Player } from '../players/player.type.js';
import { rosterOfSeasonLeagueTeam } from '../rosters/roster.loaders.js';
import { seasonTeamsOfTeam } from '../teams/season-league-team.loaders.js';
import { boxScoreOf, type Sources } from './box-score.service.js';
import type { GameSide } from './game-side.type.js';

const LINES: Sources = new Set(['lines']);

/**
 * Who plays, or may play, for a side: the players of its lines in their order, then the others on the team's roster, by
 * name. For a game of no season league the rosters of its season count.
 */
export async function playersOfSide(ctx: RequestContext, side: GameSide): Promise<Player[]> {
  const { organizationId } = side.game;
  const [boxScore, roster] = await Promise.all([boxScoreOf(ctx, side.game, LINES), rosterOf(ctx, side)]);
  const ids = new Set([...boxScore[side.side].lines.map(({ player }) => player.id), ...roster]);
  const players = await Promise.all([...ids].map((id) => playerById(ctx).load({ organizationId, id })));
  return players.filter((player) => player !== null);
}

async function rosterOf(ctx: RequestContext, { game, team }: GameSide): Promise<number[]> {
  const { seasonLeagueId, seasonId } = game;
  const seasonTeams = (await seasonTeamsOfTeam(ctx).load(team)).filter((seasonTeam) =>
    seasonLeagueId === null ? seasonTeam.seasonId === seasonId : seasonTeam.seasonLeagueId === seasonLeagueId,
  );
  const rosters = await Promise.all(seasonTeams.map((seasonTeam) => rosterOfSeasonLeagueTeam(ctx).load(seasonTeam)));
  return rosters.flat().map(({ playerId }) => playerId);
}
