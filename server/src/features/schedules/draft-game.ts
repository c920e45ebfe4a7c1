/** A game of a draft: as it would be written. */
export interface DraftGame {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** From 0. */
  readonly weekIndex: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  readonly locationId: number | null;
  readonly court: string | null;
}
