/** An embed, and what it is about. */
export interface PageEmbed {
  readonly kind: 'standings' | 'schedule' | 'game' | 'leaders';
  /** The game; of a schedule the team. */
  readonly id?: string;
  readonly leagueId?: string;
}

/**
 * The embed of the same thing as a public page.
 * @param pathname below the site's prefix
 * @returns null for pages that have none
 */
export function embedOfPage(pathname: string, search: URLSearchParams): PageEmbed | null {
  const [first = '', id, ...rest] = pathname.toLowerCase().split('/').slice(1);
  const leagueId = search.get('league') ?? '';
  const league = /^\d+$/.test(leagueId) ? { leagueId } : {};
  if (first === 'games' && id !== undefined && /^\d+$/.test(id) && rest.length === 0) return { kind: 'game', id };
  if (first === 'teams' && id !== undefined && /^\d+$/.test(id) && rest.length === 0) return { kind: 'schedule', id };
  if (id !== undefined) return null;
  if (first === 'schedule' || first === 'games') return { kind: 'schedule', ...league };
  if (first === 'teamlist' || first === 'jteamlist' || first === 'standings') return { kind: 'standings', ...league };
  return first === 'leaderboard' ? { kind: 'leaders' } : null;
}
