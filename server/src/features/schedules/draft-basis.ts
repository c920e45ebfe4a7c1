/** What a draft was made from, as far as a change of it makes the draft stale. */
export interface DraftBasis {
  /** Version of the schedule. */
  readonly schedule: number;
  /** Teams that play, and when they cannot. */
  readonly teams: readonly (readonly [id: number, unavailable: string])[];
  /** Stored byes with a date. */
  readonly byes: readonly (readonly [teamId: number, date: string])[];
  /** Dates without games. */
  readonly weeksOff: readonly string[];
  /** Games of the schedule that it replaces. */
  readonly replaced: readonly (readonly [id: number, version: number])[];
  /** Games that stay where they are, by who plays when and where. */
  readonly kept: readonly string[];
}
