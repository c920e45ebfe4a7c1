import type { ColouredTeam } from '@domain/colours/team-colours';

/** Who a monogram is of, and whose colour it has. */
export interface Monogram {
  name: string;
  team: ColouredTeam;
}

/** What a player without a picture is shown by; nothing where names are numbers, or without a team. */
export function monogramOf(name: string, team: ColouredTeam | null | undefined): Monogram | undefined {
  return team && /\p{L}/u.test(name) ? { name, team } : undefined;
}
