/** An embed, and what it is about. */
export interface PageEmbed {
  readonly kind: 'standings' | 'schedule' | 'game' | 'leaders';
  /** The game; of a schedule the team. */
  readonly id?: string;
  readonly leagueId?: string;
  readonly seasonId?: string;
}

/**
 * The embed of the same thing as a public page.
 * @param pathname below the site's prefix
 * @returns null for pages that have none, and for those that are filtered by what no embed knows
 */
export function embedOfPage(pathname: string, search: URLSearchParams): PageEmbed | null {
  const [first = '', id, ...rest] = pathname.toLowerCase().split('/').slice(1);
  if (rest.length > 0) return null;
  if (id !== undefined) {
    if (!isId(id)) return null;
    if (first === 'games') return { kind: 'game', id };
    return first === 'teams' ? filtered({ kind: 'schedule', id }, search, { season: 'seasonId' }) : null;
  }
  if (first === 'leaderboard') return { kind: 'leaders' };
  if (first === 'schedule' || first === 'games')
    return filtered({ kind: 'schedule' }, search, { season: 'seasonId', league: 'leagueId', team: 'id' });
  if (first === 'teamlist' || first === 'jteamlist' || first === 'standings')
    return filtered({ kind: 'standings' }, search, { season: 'seasonId', league: 'leagueId' });
  return null;
}

/** What filters a page, wherever it does. */
export const FILTERS = ['season', 'league', 'division', 'team', 'date', 'state', 'whatif'] as const;

/** The embed with the page's filters; null where one is none of its own, or is no id. */
function filtered(
  embed: PageEmbed,
  search: URLSearchParams,
  own: Partial<Record<(typeof FILTERS)[number], keyof PageEmbed>>,
): PageEmbed | null {
  const named: Record<string, string> = {};
  for (const filter of FILTERS) {
    if (!isFiltered(search, filter)) continue;
    const value = search.get(filter)!;
    const name = own[filter];
    if (name === undefined || !isId(value)) return null;
    named[name] = value;
  }
  return { ...embed, ...named };
}

/** Whether an address filters by something: every league is no filter. */
export function isFiltered(search: URLSearchParams, filter: (typeof FILTERS)[number]): boolean {
  const value = search.get(filter) ?? '';
  return value !== '' && !(filter === 'league' && value === 'all');
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}
