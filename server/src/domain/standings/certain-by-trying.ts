import type { Id } from '../ordering/id.js';
import { compareRecords } from './compare-records.js';
import type { Certainty, GameToCome, ProvableTeam, Race } from './provable.js';
import type { Results } from './team-record.js';

/** Comparisons of two teams that are made at most: some ten milliseconds. */
const MOST_COMPARISONS = 300_000;

type Tally = { -readonly [Kind in keyof Results]-?: Results[Kind] };
/** What a game may come to for its two teams. */
type Outcome = readonly [one: readonly (keyof Tally)[], other: readonly (keyof Tally)[]];

const BY_PERCENTAGE: readonly Outcome[] = [
  [['wins'], ['losses']],
  [['losses'], ['wins']],
  [[], []],
];
const BY_POINTS: readonly Outcome[] = [
  ...BY_PERCENTAGE,
  [['ties'], ['ties']],
  [
    ['wins', 'forfeitWins'],
    ['losses', 'forfeitLosses'],
  ],
  [
    ['losses', 'forfeitLosses'],
    ['wins', 'forfeitWins'],
  ],
];

/**
 * All that is certain about teams, by trying every result of every game to come (`provable` says what is asked).
 * @returns null where there are too many
 */
export function certainByTrying(
  teams: readonly ProvableTeam[],
  games: readonly GameToCome[],
  { points, places }: Race,
): Map<Id, Certainty> | null {
  const outcomes = points === null ? BY_PERCENTAGE : BY_POINTS;
  if (outcomes.length ** games.length * teams.length ** 2 > MOST_COMPARISONS) return null;
  const tallies = teams.map((team): Tally => ({ ties: 0, forfeitWins: 0, forfeitLosses: 0, ...team }));
  const ofTeam = new Map(teams.map(({ id }, index) => [id, tallies[index]!]));
  const staying = teams.map(({ withdrawn }, index) => (withdrawn ? -1 : index)).filter((index) => index >= 0);
  const [first, out] = [new Set(staying), new Set(staying)];

  const look = (): void => {
    for (const index of new Set([...first, ...out])) {
      let [above, notBelow] = [0, 0];
      tallies.forEach((tally, other) => {
        if (other === index) return;
        const { order } = compareRecords(tally, tallies[index]!, points);
        if (order <= 0) notBelow += 1;
        if (order < 0 && !teams[other]!.withdrawn) above += 1;
      });
      if (notBelow >= places) first.delete(index);
      if (above < places) out.delete(index);
    }
  };
  const play = (at: number): void => {
    if (first.size === 0 && out.size === 0) return;
    const game = games[at];
    if (game === undefined) return look();
    const sides = game.map((id) => ofTeam.get(id));
    const count = (outcome: Outcome, by: 1 | -1): void =>
      sides.forEach((tally, side) => outcome[side]!.forEach((kind) => tally && (tally[kind] += by)));
    for (const outcome of outcomes) {
      count(outcome, 1);
      play(at + 1);
      count(outcome, -1);
    }
  };
  play(0);
  return new Map([
    ...[...first].map((index) => [teams[index]!.id, 'clinched'] as const),
    ...[...out].map((index) => [teams[index]!.id, 'eliminated'] as const),
  ]);
}
