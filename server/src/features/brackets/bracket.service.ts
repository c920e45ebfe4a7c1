import type * as domain from '../../domain/bracket/bracket.js';
import { resolveBracket } from '../../domain/bracket/resolve-bracket.js';
import type { RequestContext } from '../../context/request-context.js';
import { seedsOfDivision } from '../divisions/division-seeds.service.js';
import type { Division } from '../divisions/division.type.js';
import type { Game } from '../games/game.type.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import { gamesOfDivision } from './bracket.loaders.js';
import type { Bracket, BracketEntrant, BracketMatch, BracketRound } from './bracket.type.js';

/** A division's bracket, worked out anew from its seeds and games. */
export async function bracketOf(ctx: RequestContext, division: Division): Promise<Bracket> {
  const { organizationId } = division;
  const [seeds, games] = await Promise.all([seedsOf(ctx, division), gamesOfDivision(ctx).load(division)]);
  const options = { kind: division.bracketKind, bestOf: division.bestOf, thirdPlace: division.thirdPlace };
  const { rounds, losersRounds, finals, thirdPlace, ...rest } = resolveBracket(seeds, games.map(bracketGame), options);
  const match = (each: domain.BracketMatch): BracketMatch => toMatch(organizationId, each);
  const round = ({ number, matches }: domain.BracketRound): BracketRound => ({ number, matches: matches.map(match) });
  return {
    organizationId,
    rounds: rounds.map(round),
    losersRounds: losersRounds.map(round),
    finals: finals.map(match),
    thirdPlace: thirdPlace && match(thirdPlace),
    championTeamId: idOrNull(rest.championTeamId),
    unmatchedGameIds: rest.unmatchedGameIds.map(Number),
  };
}

/** Team ids, best seed first. A team that plays in two leagues of the season counts once, with its better seed. */
async function seedsOf(ctx: RequestContext, division: Division): Promise<number[]> {
  const { organizationId } = division;
  const places = await seedsOfDivision(ctx).load(division);
  const seasonTeams = await Promise.all(
    places.map(({ seasonLeagueTeamId }) => seasonLeagueTeamById(ctx).load({ organizationId, id: seasonLeagueTeamId })),
  );
  return [...new Set(seasonTeams.flatMap((seasonTeam) => seasonTeam?.teamId ?? []))];
}

function bracketGame({ homeTeam, awayTeam, homeScore, awayScore, ...game }: Game): domain.BracketGame {
  const { id, date, time, status, bracketNode } = game;
  return {
    id,
    bracketNode,
    homeTeamId: homeTeam.id,
    awayTeamId: awayTeam.id,
    date,
    time,
    status,
    scoreHome: homeScore,
    scoreAway: awayScore,
  };
}

function toMatch(
  organizationId: number,
  { home, away, gameIds, gameId, otherGameIds, winner, ...match }: domain.BracketMatch,
): BracketMatch {
  return {
    organizationId,
    ...match,
    home: toEntrant(organizationId, home),
    away: toEntrant(organizationId, away),
    gameIds: gameIds.map(Number),
    gameId: idOrNull(gameId),
    otherGameIds: otherGameIds.map(Number),
    winnerTeamId: idOrNull(winner?.teamId ?? null),
  };
}

function toEntrant(organizationId: number, entrant: domain.BracketEntrant | null): BracketEntrant | null {
  return entrant && { organizationId, teamId: Number(entrant.teamId), seed: entrant.seed, score: entrant.score };
}

function idOrNull(id: number | string | null): number | null {
  return id === null ? null : Number(id);
}
