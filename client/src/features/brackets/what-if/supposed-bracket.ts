import type { BracketEntrant, BracketMatch, BracketSource } from '@domain/bracket/bracket';
import { matchesOf } from '@domain/bracket/matches-of';
import { resolveBracket } from '@domain/bracket/resolve-bracket';
import { optionsOf, ruled } from '../as-rules-take-it';
import type { BracketTeamFragment, DivisionBracketFragment } from '../bracket.generated';
import { gamesOf, type Match, seededTeams } from '../drawing/match-games';

/** A bracket that would follow. */
export interface SupposedBracket {
  /** Its champion is the one who is known: one who is only supposed has no banner. */
  division: DivisionBracketFragment;
  champion: BracketTeamFragment | null;
  /** The chosen winners that are supposed: those of matches that are open and that their team comes to. */
  winners: ReadonlyMap<string, string>;
}

/** The bracket that would follow from the results that are known and winners that are chosen for open matches. */
export function supposedBracket(
  division: DivisionBracketFragment,
  chosen: ReadonlyMap<string, string>,
): SupposedBracket {
  const all = seededTeams(division);
  const seeds = all.map(({ id }) => id);
  const bracket = resolveBracket(seeds, gamesOf(division).map(ruled), optionsOf(division), chosen);
  const toMatch = matchMaker(division);
  const toRound = ({ number, matches }: { number: number; matches: readonly BracketMatch[] }) => ({
    number,
    matches: matches.map(toMatch),
  });
  const unmatched = new Set(bracket.unmatchedGameIds.map(String));
  return {
    division: {
      ...division,
      bracket: {
        champion: division.bracket.champion,
        orphans: gamesOf(division).filter(({ id }) => unmatched.has(id)),
        rounds: bracket.rounds.map(toRound),
        losersRounds: bracket.losersRounds.map(toRound),
        finals: bracket.finals.map(toMatch),
        thirdPlace: bracket.thirdPlace && toMatch(bracket.thirdPlace),
      },
    },
    champion: all.find(({ id }) => id === bracket.championTeamId) ?? null,
    winners: new Map(
      matchesOf(bracket).flatMap(({ id, isSupposed, winner }) =>
        isSupposed && winner ? [[id, String(winner.teamId)]] : [],
      ),
    ),
  };
}

/** Says a match of the rules as the graph would. */
function matchMaker(division: DivisionBracketFragment): (match: BracketMatch) => Match {
  const teams = new Map(division.teams.map(({ team }) => [team.id, team]));
  const games = new Map(gamesOf(division).map((game) => [game.id, game]));
  const side = (entrant: BracketEntrant | null): Match['home'] => {
    const team = entrant && teams.get(String(entrant.teamId));
    return team ? { seed: entrant.seed, score: entrant.score, team } : null;
  };
  const source = (from: BracketSource | null): Match['homeFrom'] =>
    from && { matchId: from.matchId, outcome: from.outcome === 'winner' ? 'WINNER' : 'LOSER' };
  const named = (ids: BracketMatch['gameIds']) => ids.flatMap((id) => games.get(String(id)) ?? []);
  return ({ id, number, slot, needsGame, winner, ...match }) => ({
    id,
    number,
    slot,
    needsGame,
    home: side(match.home),
    away: side(match.away),
    homeFrom: source(match.homeFrom),
    awayFrom: source(match.awayFrom),
    games: named(match.gameIds),
    otherGames: named(match.otherGameIds),
    winner: winner && { id: String(winner.teamId) },
  });
}
