/** An address of the site that a page leads to, without its origin. */
export interface Visited {
  address: string;
  /** The page that led there first. */
  from: string;
  status: number;
}

/** What a crawl saw. */
export interface Crawled {
  visited: Visited[];
  /** Hosts that a page loads something from by itself, besides its own, by the page. */
  foreign: string[];
  /** Pages that say another language than they were asked for. */
  otherLanguage: string[];
  /** Pages that search engines show, and of which their description says nothing that their title does not. */
  undescribed: string[];
  /**
   * Pages with two elements of one id, by the page: an address to one of them, and what names it, would mean the other.
   */
  doubledIds: string[];
}

/** Requests under way at once: what a server of two cores works off without a queue. */
const WORKERS = 4;
/** Whose pictures stand beside videos, and play them. */
const VIDEO_HOSTS = /(^|\.)(youtube(-nocookie)?\.com|ytimg\.com|vimeo\.com|vimeocdn\.com)$/;

/** Pages for developers are in English, as what they document is. */
const ENGLISH = /^\/(developers|graphiql)(\/|\?|$)/;

/** Examples are programs, as somebody takes them away. */
const PROGRAM = /^\/developers\/examples\//;

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** What kind of page an address is of: its path and parameters, without numbers and values. */
function kindOf(address: string): string {
  return address.replace(/\d+/g, '#').replace(/=[^&]*/g, '=');
}

/** Whether a page's description says something that its title does not; so it does where search engines do not look. */
function isDescribed(html: string): boolean {
  const meta = (name: string): string => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  if (meta('robots').includes('noindex')) return true;
  const title = /<title>([^<]*)</.exec(html)![1]!;
  return meta('description') !== '' && !title.startsWith(meta('description'));
}

/**
 * Follows every link of every page, from these on, each address once, in the visitor's language.
 * @param most of one kind in one organization (a player's page, a leaderboard of a statistic); Infinity: all
 */
export async function crawl(
  origin: string,
  starts: readonly string[],
  { language, most }: { language: string; most: number },
): Promise<Crawled> {
  const seen: Crawled = { visited: [], foreign: [], otherLanguage: [], undescribed: [], doubledIds: [] };
  const known = new Set<string>();
  const ofKind = new Map<string, number>();
  const waiting: { address: string; from: string }[] = [];
  const meet = (link: string, from: string): void => {
    const url = new URL(link, origin + from);
    if (url.origin !== origin || url.searchParams.has('lang')) return;
    const address = url.pathname + url.search;
    const kind = kindOf(address);
    const met = ofKind.get(kind) ?? 0;
    if (known.has(address) || met >= most) return;
    known.add(address);
    ofKind.set(kind, met + 1);
    waiting.push({ address, from });
  };
  const look = async ({ address, from }: { address: string; from: string }): Promise<void> => {
    const response = await fetch(origin + address, { headers: { 'accept-language': language } });
    seen.visited.push({ address, from, status: response.status });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = await response.text();
    if (!isPage || response.status !== 200) return;
    const said = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1];
    if (said !== language && !ENGLISH.test(address)) seen.otherLanguage.push(`${address}: ${said}`);
    if (!isDescribed(html) && !PROGRAM.test(address)) seen.undescribed.push(address);
    const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id]) => id!);
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (doubled.length > 0) seen.doubledIds.push(`${address}: ${doubled.join(', ')}`);
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) meet(decoded(href!), address);
    for (const [, , source] of html.matchAll(/<(img|script|iframe|source|video)\b[^>]*?\ssrc="([^"]*)"/g)) {
      const { origin: loaded, hostname } = new URL(decoded(source!), origin + address);
      if (loaded !== origin && loaded !== 'null' && !VIDEO_HOSTS.test(hostname))
        seen.foreign.push(`${address}: ${loaded}`);
    }
  };
  for (const start of starts) meet(start, '/');
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await look(next);
  };
  // A worker ends when nothing waits: the first pages alone lead to enough for all of them.
  while (waiting.length > 0) await Promise.all(Array.from({ length: WORKERS }, work));
  return seen;
}
