/** More periods than these have no room for their names. */
const WITH_NAMES = 6;

/**
 * What a period is called where there is little room, as on paper or below a chart: its name, or of many periods, as
 * innings are, the number that it ends in.
 */
export function periodHeading(name: string, count: number): string {
  return (count > WITH_NAMES && /\d+$/u.exec(name)?.[0]) || name;
}
