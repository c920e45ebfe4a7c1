/** What a player without a picture is shown by; nothing where names are numbers, or without a team. */
export function monogramOf(name: string, team: string | undefined): { name: string; team: string } | undefined {
  return team !== undefined && /\p{L}/u.test(name) ? { name, team } : undefined;
}
