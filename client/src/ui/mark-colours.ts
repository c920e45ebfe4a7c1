import { type ColouredTeam, teamColours } from '@domain/colours/team-colours';
import { teamColoursBeside } from '@domain/colours/team-colours-beside';
import type { CSSProperties } from 'react';

/** On the server, where the same teams stand on page after page: contrasts take as long as a third of a schedule. */
const known = import.meta.env.SSR ? new Map<string, CSSProperties>() : null;
const MOST_KNOWN = 5_000;

/**
 * A team's colours as the variables that styles/monogram.css reads, for both themes: pages that follow the device are
 * alike for all.
 * @param beside the other team in the picture, which keeps its own
 */
export function markColours(team: ColouredTeam, beside?: ColouredTeam): CSSProperties {
  if (!known) return coloursOf(team, beside);
  const key = JSON.stringify([team.name, team.colour, beside?.name, beside?.colour]);
  const colours = known.get(key) ?? coloursOf(team, beside);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, colours);
  return colours;
}

function coloursOf(team: ColouredTeam, beside?: ColouredTeam): CSSProperties {
  const { light, dark } = beside ? teamColoursBeside(team, beside) : teamColours(team);
  return {
    '--fill': light.fill,
    '--on-fill': light.text,
    '--fill-dark': dark.fill,
    '--on-fill-dark': dark.text,
  } as CSSProperties;
}
