import type { Id } from '../ordering/id.js';
import { certainByFlow } from './certain-by-flow.js';
import { certainByTrying } from './certain-by-trying.js';
import type { PlacementRule } from './placement.js';
import type { PointsRule } from './standings-rules.js';
import type { Results } from './team-record.js';

/**
 * What is certain about a team whatever the results of games to come: that it is among the first, or that it is not.
 */
export type Certainty = 'clinched' | 'eliminated';

/** A team in its place, as `standingsRows` gives it. */
export interface ProvableTeam extends Results {
  readonly id: Id;
  readonly tiebreaker: PlacementRule;
  /** Whether it has withdrawn; absent: it has not. */
  readonly withdrawn?: boolean;
}

/** A game to come by its two teams; others than those of the league are guests. */
export type GameToCome = readonly [homeTeamId: Id, awayTeamId: Id];

/** What the first places are about. */
export interface Race {
  /** What the league gives for results; null: it goes by percentage. */
  readonly points: PointsRule | null;
  /** How many are to be among the first. */
  readonly places: number;
}

/**
 * What is certain about the teams of a league, if no game is added. Each game to come may have a winner, be tied or
 * forfeited, or come to nothing at all: cancelled, or a tie where those count for nobody. Teams that may end level
 * prove nothing, since a tie-break may go either way. Nothing is said of a team that has withdrawn: it may keep its
 * place among the first, so that nobody is certain to have it instead, or pass it on, so that nobody is out because of
 * it. Where few games are to come every result is tried; with more of them, what is not found by a flow in reasonable
 * time is left out.
 * @param teams all of the league, in their order
 */
export function provable(teams: readonly ProvableTeam[], games: readonly GameToCome[], race: Race): Map<Id, Certainty> {
  const played = games.filter(([home, away]) => home !== away && teams.some(({ id }) => id === home || id === away));
  if (played.length === 0) return settled(teams, race.places);
  return certainByTrying(teams, played, race) ?? certainByFlow(teams, played, race);
}

/** With no game to come the order stands, but for teams that only their names separate. */
function settled(teams: readonly ProvableTeam[], places: number): Map<Id, Certainty> {
  const staying = teams.filter(({ withdrawn }) => !withdrawn);
  const { from } = levelAround(teams, places);
  const { to } = levelAround(staying, places);
  return new Map([
    ...teams.slice(0, from).flatMap((team): [Id, Certainty][] => (team.withdrawn ? [] : [[team.id, 'clinched']])),
    ...staying.slice(to).map(({ id }): [Id, Certainty] => [id, 'eliminated']),
  ]);
}

/** The range of teams of which only names say who has the last of the places; empty where something else does. */
function levelAround(teams: readonly ProvableTeam[], places: number): { from: number; to: number } {
  const byName = (index: number): boolean => teams[index]?.tiebreaker === 'name' && index > 0;
  let [from, to] = [places, places];
  if (byName(places)) {
    for (from = places; byName(from);) from -= 1;
    for (to = places + 1; byName(to);) to += 1;
  }
  return { from, to };
}
