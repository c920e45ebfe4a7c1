import { isCalendarDate } from '../dates/is-calendar-date.js';
import { LANGUAGES, type Language } from '../languages/language.js';
import { FILTERS, isFiltered } from './embed-of-page.js';

/** What sites that show a shared address cut their cards for, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What fills a phone that stands upright, in pixels. */
export const TALL_PICTURE_SIZE = { width: 1080, height: 1350 } as const;

/** A picture to share, and what it is about. */
export interface PagePicture {
  /** `line` is one player's game, wide or tall. */
  readonly kind: 'game' | 'player' | 'team' | 'standings' | 'line' | 'line-tall';
  /** The game, player or team. */
  readonly id?: string;
  /** Of a line whose it is. */
  readonly player?: string;
  /** Of standings the day that they are of, 'YYYY-MM-DD'; those of now have none. */
  readonly asOf?: string;
}

const OF_ONE = { games: 'game', players: 'player', teams: 'team' } as const;
const STANDINGS: ReadonlySet<string> = new Set(['teamlist', 'jteamlist', 'standings']);

/**
 * The picture of what a public page is about.
 * @param pathname below the site's prefix
 * @returns null for pages that have none, and for those that are filtered: a picture knows no filters
 */
export function pictureOfPage(pathname: string, search: URLSearchParams): PagePicture | null {
  const path = pathname.toLowerCase();
  const [first = '', id, ...rest] = withoutPart(path).split('/').slice(1);
  // Only what the page reads: server and browser are told different rests of an address.
  const filters = id === undefined ? FILTERS : /^\/(team|player\/)/u.test(path) ? (['season'] as const) : [];
  if (rest.length > 0 || filters.some((filter) => isFiltered(search, filter))) return null;
  if (id === undefined) return STANDINGS.has(first) ? standingsOf(search) : null;
  if (!Object.hasOwn(OF_ONE, first) || !/^[1-9]\d{0,9}$/u.test(id)) return null;
  return { kind: OF_ONE[first as keyof typeof OF_ONE], id };
}

/** The specified list is always that of now; other views are of the day that the address names. */
function standingsOf(search: URLSearchParams): PagePicture {
  const asOf = search.get('asOf') ?? '';
  const isRead = ['league', 'division'].includes(search.get('view') ?? '');
  return { kind: 'standings', ...(isRead && isCalendarDate(asOf) && { asOf }) };
}

/** The page of what a further page is about: of a game its plays, of a player the statistics. */
function withoutPart(pathname: string): string {
  return pathname.replace(/^(\/games\/\d+)\/plays$/u, '$1').replace(/^\/player(\/\d+)\/stats$/u, '/players$1');
}

/**
 * Where a picture is, from the host's root.
 * @param site the part of the path that names its organization, '' where none does, and the `domain` parameter if there
 *   is one
 */
export function pictureAddress(
  { kind, id, player, asOf }: PagePicture,
  { prefix, domain }: { readonly prefix: string; readonly domain: string | null },
  language: Language,
): string {
  const slug = prefix.split('/').at(-1);
  const query = new URLSearchParams({
    ...(slug ? { slug } : domain !== null && { domain }),
    ...(id !== undefined && { id }),
    ...(player !== undefined && { player }),
    ...(asOf !== undefined && { asOf }),
    ...(language !== LANGUAGES[0] && { lang: language }),
  }).toString();
  return `/picture/${kind}.png${query && `?${query}`}`;
}
