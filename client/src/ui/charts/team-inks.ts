import { type ColouredTeam, teamColours } from '@domain/colours/team-colours';
import { teamColoursBeside } from '@domain/colours/team-colours-beside';
import type { CSSProperties } from 'react';

/**
 * The colours of both teams of a picture as the variables that `.chart-of-teams` reads (styles/charts.css), for both
 * themes: the first keeps its own.
 */
export function teamInks(first: ColouredTeam, second: ColouredTeam): CSSProperties {
  const [one, other] = [teamColours(first), teamColoursBeside(second, first)];
  return {
    '--first': one.light.fill,
    '--second': other.light.fill,
    '--first-dark': one.dark.fill,
    '--second-dark': other.dark.fill,
  } as CSSProperties;
}
