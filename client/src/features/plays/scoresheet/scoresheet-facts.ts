import { gameEffects } from '@domain/plays/game-effects';
import type { Sport } from '@domain/sports/sport';
import { defaultStatDefinitions } from '@domain/stats/default-stat-definitions';
import { openingSubstitutions } from '@domain/plays/opening-substitutions';
import type { CourtGame, CourtPlayer, CourtSide, SideName } from '../court-game';
import type { PlayRevision } from '../keeping/play';
import { courtState } from '../shown/game-state';

/** A player's row on a scoresheet. */
export interface ScoresheetPlayer {
  readonly player: CourtPlayer;
  readonly isStarter: boolean;
  /** Whether the player was on the court at all. */
  readonly hasPlayed: boolean;
  readonly fouls: number;
  /** What plays have added to each statistic, by abbreviation. */
  readonly values: ReadonlyMap<string, number>;
}

/** A score as the running score notes it. */
export interface ScoresheetScore {
  readonly id: string;
  /** Seconds left in the period; null where nobody kept the clock. */
  readonly clock: number | null;
  readonly side: SideName;
  /** Number of who made it; its name without one, '' for nobody. */
  readonly who: string;
  readonly score: Readonly<Record<SideName, number>>;
}

/** A period of a scoresheet. */
export interface ScoresheetPeriod {
  readonly id: string;
  readonly name: string;
  /** Points of each side in it alone; null before it has plays. */
  readonly points: Readonly<Record<SideName, number>> | null;
  readonly fouls: Readonly<Record<SideName, number>>;
  readonly scores: readonly ScoresheetScore[];
}

/** What a scoresheet shows. */
export interface ScoresheetFacts {
  readonly players: Readonly<Record<SideName, readonly ScoresheetPlayer[]>>;
  /** Statistics that somebody has, in the sport's order. */
  readonly abbreviations: readonly string[];
  /** Those that are shown, and hidden ones with plays. */
  readonly periods: readonly ScoresheetPeriod[];
  readonly timeouts: Readonly<Record<SideName, number>>;
  /** In a sport of sets how many each side has won so far. */
  readonly score: Readonly<Record<SideName, number>>;
}

/**
 * A game's plays as a scoresheet has them.
 * @param plays in their order, without those that were taken away; none for a sheet to be filled in by hand
 */
export function scoresheetOf(game: CourtGame, plays: readonly PlayRevision[]): ScoresheetFacts {
  const { vocabulary, home, away } = game;
  const { summary, finals } = courtState(game, plays);
  const valuesOf = valuesByPlayer(game, plays);
  const brought = new Set(openingSubstitutions(plays).map(({ playerId }) => playerId));
  const seen = seenOnCourt(plays);
  const playersOf = ({ players, starters }: CourtSide): ScoresheetPlayer[] =>
    players.map((player) => {
      const values = valuesOf.get(player.id) ?? new Map<string, number>();
      const isStarter = starters.includes(player.id) || brought.has(player.id);
      const hasPlayed = isStarter || seen.has(player.id);
      return { player, isStarter, hasPlayed, fouls: values.get('PF') ?? 0, values };
    });
  const withPlays = new Set(plays.map(({ periodId }) => periodId));
  let before = { home: 0, away: 0 };
  const periods = game.periods
    .filter(({ id, hidden, kind }) => withPlays.has(id) || (!hidden && kind === 'REGULAR'))
    .map(({ id, name }): ScoresheetPeriod => {
      const scored = summary.plays.filter(({ play }) => play.periodId === id);
      const end = scored.at(-1)?.score ?? null;
      const from = vocabulary.scoring === 'won' ? { home: 0, away: 0 } : before;
      if (end) before = end;
      const fouls = summary.fouls.find(({ periodId }) => periodId === id)?.fouls ?? { home: 0, away: 0 };
      return {
        id,
        name,
        points: end && { home: end.home - from.home, away: end.away - from.away },
        fouls,
        scores: scored
          .filter(({ isScoring, side }) => isScoring && side !== null)
          .map(({ play, side, score }) => ({
            id: play.id,
            clock: play.clock,
            side: side!,
            who: whoOf(game, play),
            score,
          })),
      };
    });
  return {
    players: { home: playersOf(home), away: playersOf(away) },
    abbreviations: inOrder(
      vocabulary.sport,
      [...valuesOf.values()].flatMap((values) => [...values.keys()]),
    ),
    periods,
    timeouts: summary.timeouts,
    score: finals,
  };
}

/** Each statistic once, in the order in which the sport has them. */
function inOrder(sport: Sport, abbreviations: readonly string[]): string[] {
  const order = defaultStatDefinitions(sport).map(({ abbreviation }) => abbreviation);
  return [...new Set(abbreviations)].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Plays that say nothing of who is on the court: the bench is warned, too. */
const OFF_COURT: ReadonlySet<PlayRevision['kind']> = new Set(['TECHNICAL_FOUL', 'TIMEOUT', 'NOTE']);

/** Whomever plays of the game are about, whichever of two players; who comes on before it begins starts. */
function seenOnCourt(plays: readonly PlayRevision[]): ReadonlySet<string | null> {
  const opening = new Set(openingSubstitutions(plays));
  return new Set(
    plays
      .filter((play) => !opening.has(play) && !OFF_COURT.has(play.kind))
      .flatMap(({ playerId, otherPlayerId }) => [playerId, otherPlayerId]),
  );
}

function valuesByPlayer(game: CourtGame, plays: readonly PlayRevision[]): Map<string, Map<string, number>> {
  const { vocabulary, settings, home, away } = game;
  const { statistics } = gameEffects(plays, { vocabulary, settings, teamIds: [home.teamId, away.teamId] });
  const found = new Map<string, Map<string, number>>();
  for (const { playerId, abbreviation, delta } of statistics) {
    const values = found.get(String(playerId)) ?? new Map<string, number>();
    values.set(abbreviation, (values.get(abbreviation) ?? 0) + delta);
    found.set(String(playerId), values);
  }
  return found;
}

function whoOf({ home, away }: CourtGame, { playerId }: PlayRevision): string {
  const player = [...home.players, ...away.players].find(({ id }) => id === playerId);
  return player === undefined ? '' : (player.jersey ?? player.apart ?? player.lastName);
}
