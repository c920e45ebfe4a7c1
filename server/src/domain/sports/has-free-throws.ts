/** Sports of which it is known that they have none. */
const WITHOUT: readonly string[] = ['baseball', 'tennis', 'volleyball'];

/** Whether a sport, by its name, may have free throws and three-pointers; one that is not known may have them. */
export function hasFreeThrows(sport: string | undefined): boolean {
  return !WITHOUT.includes((sport ?? '').toLowerCase());
}
