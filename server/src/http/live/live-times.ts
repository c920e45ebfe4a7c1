/** How what is followed behaves; how much of it there may be, the configuration says. */
export interface LiveTimes {
  /** From one execution of an operation to the next. */
  paceMs: number;
  /** After the database could not be asked. */
  retryMs: number;
  /** From one sign of life to the next. */
  beatMs: number;
  /** For a listener to fetch what was sent. */
  patienceMs: number;
}

export const LIVE_TIMES: LiveTimes = { paceMs: 500, retryMs: 5_000, beatMs: 15_000, patienceMs: 30_000 };
