/** The files that a season's archive has beside the three, each of them optional when it is read. */
export const DETAIL_FILES = {
  season: 'season.csv',
  statistics: 'statistics.csv',
  periods: 'periods.csv',
  attributes: 'attributes.csv',
  leagues: 'leagues.csv',
  divisions: 'divisions.csv',
  players: 'players.csv',
  values: 'attribute_values.csv',
  videos: 'videos.csv',
  rosters: 'rosters.csv',
  schedules: 'schedules.csv',
  slots: 'schedule_slots.csv',
  lostHalls: 'lost_halls.csv',
  byes: 'byes.csv',
  weeksOff: 'weeks_off.csv',
  plays: 'plays.csv',
  corrections: 'corrections.csv',
} as const;

/** One of them. */
export type DetailFile = keyof typeof DETAIL_FILES;

/** Whether a text names a picture of an archive: one file in its folder of pictures, never a path out of it. */
export function isPictureName(text: string): boolean {
  return /^pictures\/[A-Za-z0-9_-]{1,100}\.(?:webp|png|jpe?g|gif|avif)$/u.test(text);
}
