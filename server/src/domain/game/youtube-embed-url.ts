import { parseUrl } from '../text/parse-url.js';

const WATCH_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** Paths that carry the video's id as their second segment. */
const ID_PATHS: ReadonlySet<string> = new Set(['embed', 'live', 'shorts', 'v']);

/**
 * Turns the address of a YouTube video (watch, youtu.be, shorts, live or embed) into the address to embed, on the host
 * that sets no cookies before the video is played. A starting time is kept.
 * @returns null for any other address
 */
export function youtubeEmbedUrl(address: string): string | null {
  const text = address.trim();
  const url = /^https?:\/\//iu.test(text) ? parseUrl(text) : null;
  if (url === null) return null;
  const id = videoIdOf(url);
  if (id === null || !/^[\w-]{11}$/u.test(id)) return null;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}

function videoIdOf(url: URL): string | null {
  const [first = '', second = ''] = url.pathname.split('/').filter((segment) => segment !== '');
  if (url.hostname === 'youtu.be' || url.hostname === 'www.youtu.be') return first;
  if (!WATCH_HOSTS.has(url.hostname)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ID_PATHS.has(first) ? second : null;
}

/** Reads '90', '90s', '1m30s' or '1h2m3s'; 0 for anything else. */
function secondsOf(text: string): number {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/u.exec(text);
  const [hours, minutes, seconds] = [1, 2, 3].map((group) => Number(parts?.[group] ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
