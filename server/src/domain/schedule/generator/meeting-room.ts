import type { Participation } from './participation.js';

/** Which teams have met in kept games, and in how many weeks they could meet. */
export interface MeetingRoom {
  /** At `one * teams + other`: kept games between them. */
  readonly known: Int32Array;
  /** At `one * teams + other`: full weeks in which both may play in one slot. */
  readonly weeks: Int32Array;
}

/**
 * Counts kept meetings, and full weeks for further ones; these have no pair twice.
 * @param without weeks that are left out
 */
export function meetingRoom(
  { instance, weeks: full }: Participation,
  without: ReadonlySet<number> = new Set(),
): MeetingRoom {
  const { teamCount, slotsOfWeek, can, kept } = instance;
  const known = new Int32Array(teamCount * teamCount);
  for (const { home, away } of kept) {
    if (home < 0 || away < 0) continue;
    known[home * teamCount + away]! += 1;
    known[away * teamCount + home]! += 1;
  }
  const weeks = new Int32Array(teamCount * teamCount);
  for (const week of full) {
    if (without.has(week.week)) continue;
    const slots = slotsOfWeek[week.week]!;
    const teams = [...week.mayPlay()];
    for (const one of teams)
      for (const other of teams) {
        const isCommon = slots.some((slot) => can[slot * teamCount + one] === 1 && can[slot * teamCount + other] === 1);
        if (one !== other && isCommon) weeks[one * teamCount + other]! += 1;
      }
  }
  return { known, weeks };
}
