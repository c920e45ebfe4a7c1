import { GRAND_FINAL, RESET_FINAL } from './match-id.js';
import type { MatchPlayer, OpenMatch, Slot } from './match-player.js';

/** How a double elimination ends. */
export interface Finals {
  readonly matches: readonly OpenMatch[];
  /** Null until it is known. */
  readonly champion: OpenMatch['winner'];
}

/**
 * Plays the grand final. Who comes without a loss has to be beaten twice: when the first final is lost, a second one
 * decides, and until then it may have to be played.
 */
export function playFinals(winner: Slot, loser: Slot, player: MatchPlayer): Finals {
  const first = player.play({ id: GRAND_FINAL, round: 1, slot: 0 }, winner, loser).match;
  if (first === null) return { matches: [], champion: null };
  const isOver = first.winner !== null && first.winner === first.home;
  if (isOver) return { matches: [first], champion: first.winner };
  const [upper, lower] = first.winner === null ? [null, null] : [first.home, first.away];
  const second = player.play(
    { id: RESET_FINAL, round: 2, slot: 0 },
    { entrant: upper, from: { matchId: GRAND_FINAL, outcome: 'loser' } },
    { entrant: lower, from: { matchId: GRAND_FINAL, outcome: 'winner' } },
  ).match;
  return { matches: second === null ? [first] : [first, second], champion: second?.winner ?? null };
}
