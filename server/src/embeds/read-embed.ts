import { hostOf } from '../domain/text/host-of.js';
import { AppError, invalidInput, notFound } from '../lib/errors.js';
import { tryId } from '../lib/ids.js';
import { type EmbedKind, type EmbedName, EMBEDS } from './embed-kinds.js';
import { EMBED_THEMES, type EmbedTheme } from './embed-page.js';
import type { ShownEmbed } from './show-embed.js';

/** The most rows of a table. */
const MOST_ROWS = 50;

/** What an address says of the embed that it wants. */
export interface WantedEmbed extends ShownEmbed {
  readonly slug: string | null;
  readonly domain: string | null;
  readonly theme: EmbedTheme;
}

/**
 * What an embed's address says, the same for addresses that mean the same.
 * @returns 400 naming the parameter, and what it may be, or 404 for what is no name or id
 */
export function readEmbed(kind: EmbedKind, query: URLSearchParams): WantedEmbed | AppError {
  const theme = EMBED_THEMES.find((known) => known === (query.get('theme') ?? 'device'));
  if (theme === undefined)
    return invalidInput({ field: 'theme', message: `The theme is one of ${EMBED_THEMES.join(', ')}.` });
  const rows = Number(query.get('rows') ?? kind.rows);
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST_ROWS)
    return invalidInput({ field: 'rows', message: `Rows are a whole number from 1 to ${MOST_ROWS}.` });
  const named: Partial<Record<EmbedName, string>> = {};
  for (const name of kind.takes) {
    const value = query.get(name) || null;
    if (value === null) continue;
    if (tryId(value) === null) return notFound('Page');
    named[name] = value;
  }
  if (kind === EMBEDS['game'] && named.id === undefined)
    return invalidInput({ field: 'id', message: 'The game is missing: say which one by its id.' });
  const slug = query.get('slug')?.toLowerCase() || null;
  const given = slug === null ? query.get('domain') || null : null;
  const domain = given === null ? null : hostOf(given);
  if (given !== null && domain === null) return notFound('Organization');
  return { kind, named, rows, slug, domain, theme };
}
