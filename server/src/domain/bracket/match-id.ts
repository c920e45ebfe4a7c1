/** The match for third place. */
export const THIRD_PLACE = 'third';
/** The final between the winners of both brackets of a double elimination. */
export const GRAND_FINAL = 'final1';
/** What is played after it when the team that came without a loss has lost it. */
export const RESET_FINAL = 'final2';

const PATTERN = /^(?:[rl]\d{1,2}m\d{1,3}|third|final[12])$/u;

/** The id of a match of a single elimination, or of the winners' bracket of a double one. */
export function mainMatchId(round: number, slot: number): string {
  return `r${round}m${slot}`;
}

/** The id of a match of the losers' bracket. Its rounds count from 1, also those in which nobody plays. */
export function losersMatchId(round: number, slot: number): string {
  return `l${round}m${slot}`;
}

/** Whether a text can be the id of a match. */
export function isMatchId(text: string): boolean {
  return PATTERN.test(text);
}

/**
 * What of a match's id says when two teams meet, rather than where: within a round they meet once at most, so that its
 * slot tells nothing more. 'r2m1' is of 'r2'.
 */
export function stageOf(matchId: string): string {
  return matchId.replace(/m\d+$/u, '');
}
