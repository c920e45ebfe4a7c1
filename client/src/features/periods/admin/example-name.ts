/**
 * What a further period might be called: what comes after the last one, or after the overtimes, and is not there yet.
 * @param last the name of the last one that is played: 'OT4', 'Inning 9'
 */
export function exampleName(names: readonly string[], last: string | undefined): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  let name = last !== undefined && /\d$/u.test(last) ? last : 'OT0';
  do name = name.replace(/\d+$/u, (number) => String(Number(number) + 1));
  while (taken.has(name.toLowerCase()));
  return name;
}
