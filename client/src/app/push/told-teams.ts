/** What this browser is told of by notifications: of one organization. */
export interface Told {
  /** Ids of teams. */
  readonly teams: readonly string[];
  /** What is told of them; as the graph's `GameNotice` has it. */
  readonly notices: readonly string[];
  /** Where the browser took messages when it was last said so. */
  readonly endpoint: string;
}

/** `told:{organization}`: what the server answers of nobody's browser, the browser itself has to know. */
const keyOf = (organizationId: string): string => `told:${organizationId}`;

/** What this browser is told of an organization's teams; null for nothing. */
export function readTold(organizationId: string): Told | null {
  try {
    const { teams, notices, endpoint } = JSON.parse(localStorage.getItem(keyOf(organizationId)) ?? 'null') as Told;
    return { teams: teams.map(String), notices: notices.map(String), endpoint: String(endpoint) };
  } catch {
    // Nothing, or something else: people can write into their storage.
    return null;
  }
}

/** Whether this browser is told of a team's games. */
export function isTold(organizationId: string, teamId: string): boolean {
  return readTold(organizationId)?.teams.includes(teamId) ?? false;
}

/** Notes what this browser is told of from now on; without teams that it is told nothing. */
export function writeTold(organizationId: string, told: Told): void {
  try {
    if (told.teams.length === 0) localStorage.removeItem(keyOf(organizationId));
    else localStorage.setItem(keyOf(organizationId), JSON.stringify(told));
  } catch {
    // Without storage it is known until the page is left.
  }
}
