/** What a season league decides about plays. */
export interface PlaySettings {
  /** Whether an assist counts on a free throw. */
  readonly assistsOnFreeThrows: boolean;
  /** From which team foul of a period on the other side is in the bonus; null for never. */
  readonly bonusFouls: number | null;
  /** From which team foul of a period on the other side is in the double bonus; null for never. */
  readonly doubleBonusFouls: number | null;
  /** Whether a player's technical foul is a personal foul. */
  readonly technicalCountsAsPersonal: boolean;
  /** How long a regular period is; null where nobody keeps time. */
  readonly periodMinutes: number | null;
}

/** What holds until somebody decides otherwise. */
export const DEFAULT_PLAY_SETTINGS: PlaySettings = {
  assistsOnFreeThrows: false,
  bonusFouls: 5,
  doubleBonusFouls: null,
  technicalCountsAsPersonal: true,
  periodMinutes: 10,
};
