/** More periods than these have no room for their names on paper. */
const WITH_NAMES = 6;

/** What stands above a period's column on paper: its name, or of many periods, as innings are, the number that it ends in. */
export function periodHeading(name: string, count: number): string {
  return (count > WITH_NAMES && /\d+$/u.exec(name)?.[0]) || name;
}
