import type { PointsRule } from './standings-rules.js';

/** As much of a league's rules as orders its teams, whatever the tie-breaks are called. */
interface NamedRules {
  readonly points?: PointsRule | null;
  readonly tieBreaks: readonly string[];
}

/** The rules of these leagues where all have the same, otherwise null. */
export function sharedRules<Rules extends NamedRules>(leagues: readonly Rules[]): Rules | null {
  return new Set(leagues.map(textOf)).size === 1 ? leagues[0]! : null;
}

function textOf({ points, tieBreaks }: NamedRules): string {
  return JSON.stringify([points && Object.entries(points).sort(), tieBreaks]);
}
