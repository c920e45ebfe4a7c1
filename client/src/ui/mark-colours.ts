import { type ColouredTeam, teamColours } from '@domain/colours/team-colours';
import { teamColoursBeside } from '@domain/colours/team-colours-beside';
import type { CSSProperties } from 'react';

/**
 * A team's colours as the variables that styles/monogram.css reads, for both themes: pages that follow the device are
 * alike for all.
 * @param beside the other team in the picture, which keeps its own
 */
export function markColours(team: ColouredTeam, beside?: ColouredTeam): CSSProperties {
  const { light, dark } = beside ? teamColoursBeside(team, beside) : teamColours(team);
  return {
    '--fill': light.fill,
    '--on-fill': light.text,
    '--fill-dark': dark.fill,
    '--on-fill-dark': dark.text,
  } as CSSProperties;
}
