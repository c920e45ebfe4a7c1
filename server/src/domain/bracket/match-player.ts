import { countsForStandings } from '../game/counts-for-standings.js';
import type { BracketEntrant, BracketGame, BracketMatch, BracketSource, SupposedWinners } from './bracket.js';
import type { BracketOptions } from './bracket-options.js';
import { gameBook } from './game-book.js';
import type { Series } from './play-series.js';
import { isOfUse } from './sort-claims.js';

/** What a place of a match is filled by: a team, or one that is awaited from another match. */
export interface Feed {
  readonly entrant: BracketEntrant | null;
  readonly from: BracketSource | null;
}

/** A feed, or null: nobody comes here, and whoever stands on the other side goes on without a match. */
export type Slot = Feed | null;

/** A match as it is resolved; its number and what its teams played beside it are added at the end. */
export type OpenMatch = Omit<BracketMatch, 'number' | 'otherGameIds'>;

/** What a pairing has come to. */
export interface Pairing {
  /** Null where one of the two slots is empty. */
  readonly match: OpenMatch | null;
  readonly winner: Slot;
  readonly loser: Slot;
}

type Place = Pick<BracketMatch, 'id' | 'round' | 'slot'>;

const NOBODY: Series = { games: [], wins: new Map(), winnerId: null };

/** Plays pairings one after the other with the games of a bracket. Earlier ones have to come first. */
export class MatchPlayer {
  private readonly book;

  constructor(
    games: readonly BracketGame[],
    private readonly options: BracketOptions,
    private readonly supposed: SupposedWinners,
  ) {
    this.book = gameBook(games, options);
  }

  /** A pairing, by what fills its two slots. */
  play(place: Place, upper: Slot, lower: Slot): Pairing {
    if (upper === null || lower === null) return { match: null, winner: upper ?? lower, loser: null };
    const match = this.fill(place, upper, lower);
    return {
      match,
      winner: { entrant: match.winner, from: { matchId: place.id, outcome: 'winner' } },
      loser: { entrant: match.loser, from: { matchId: place.id, outcome: 'loser' } },
    };
  }

  /** The matches with their numbers, in the order given, and with the games that none of them needed. */
  finish(inOrder: readonly OpenMatch[]): BracketMatch[] {
    const spare = this.book.spare();
    return inOrder.map((match, index) => ({
      ...match,
      number: index + 1,
      otherGameIds: (spare.get(match.id) ?? []).map(({ id }) => id),
    }));
  }

  /** Ids of the games whose teams do not meet. */
  unmatched(): BracketGame['id'][] {
    return this.book.unmatched();
  }

  private fill(place: Place, upper: Feed, lower: Feed): OpenMatch {
    const [first, second] = [upper.entrant, lower.entrant];
    const isKnown = first !== null && second !== null;
    const series = isKnown ? this.book.take(place.id, first.teamId, second.teamId) : NOBODY;
    const home = this.withScore(first, series);
    const away = this.withScore(second, series);
    const supposedId = isKnown && series.winnerId === null ? this.supposed.get(place.id) : undefined;
    const isSupposed = supposedId !== undefined && (supposedId === first?.teamId || supposedId === second?.teamId);
    const winnerId = isSupposed ? supposedId : series.winnerId;
    const decided = winnerId !== null;
    const homeWon = decided && home?.teamId === winnerId;
    const next = series.games.find((game) => isOfUse(game) && !countsForStandings(game)) ?? series.games.at(-1);
    return {
      ...place,
      home,
      away,
      homeFrom: upper.from,
      awayFrom: lower.from,
      gameIds: series.games.map(({ id }) => id),
      gameId: next?.id ?? null,
      needsGame: isKnown && !decided && series.games.filter(isOfUse).length < this.options.bestOf,
      winner: decided ? (homeWon ? home : away) : null,
      loser: decided ? (homeWon ? away : home) : null,
      isSupposed,
    };
  }

  private withScore(entrant: BracketEntrant | null, { games, wins }: Series): BracketEntrant | null {
    if (entrant === null) return null;
    const { seed, teamId } = entrant;
    if (this.options.bestOf > 1) return { seed, teamId, score: wins.size > 0 ? (wins.get(teamId) ?? 0) : null };
    const [game] = games;
    if (game === undefined || !countsForStandings(game)) return { seed, teamId, score: null };
    return { seed, teamId, score: teamId === game.homeTeamId ? game.scoreHome : game.scoreAway };
  }
}
