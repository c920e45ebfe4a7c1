/** A player's name with what the player is known as behind it: 'Earvin Johnson (Magic Johnson)'. */
export function nameWithKnownAs({ fullName, knownAs }: { fullName: string; knownAs: string | null }): string {
  return knownAs === null ? fullName : `${fullName} (${knownAs})`;
}
