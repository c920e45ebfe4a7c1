import { escapeHtml } from '../../http/pages/html.js';
import type { PortalPage } from '../portal/page.js';
import type { Query } from './own-query.js';
import { curlText, requestTexts } from './request-texts.js';

/** A page's data, as far as it can be asked for. */
export interface PageData {
  /** What the page calls itself. */
  readonly title: string;
  /** The page's address on its host. */
  readonly address: string;
  /** Null: the page shows nothing of the graph. */
  readonly query: Query | null;
  /** REST addresses of its data, without the page's filters, and the same as CSV. */
  readonly rest: readonly string[];
  readonly csv: readonly string[];
}

/**
 * The page at which whoever looks at a public page gets its data: the page's query and the same by other ways, to be
 * copied.
 */
export function dataPage(origin: string, { title, address, query, rest, csv }: PageData): PortalPage {
  const html = `<p><a href="${escapeHtml(address)}">Back to the page</a></p>
<p>What <a href="${escapeHtml(address)}">${escapeHtml(title)}</a> shows, for programs. Nothing here needs an account; every text can be run as it stands.</p>
${query === null ? '<p>This page has no data of its own.</p>' : graphSection(origin, query)}
${rest.length === 0 ? '' : restSection(origin, rest)}
${csv.length === 0 ? '' : csvSection(origin, csv)}`;
  const about = 'The query of a page with its variables, and the same for curl, JavaScript, Python, REST and CSV.';
  return { path: '/developers/data', title: 'Get this data', about, group: null, html, sections: [], finds: [] };
}

function graphSection(origin: string, query: Query): string {
  const variables = JSON.stringify(query.variables, null, 2);
  const explorer = `/graphiql?${new URLSearchParams({ query: query.text, variables })}`;
  return `<section aria-labelledby="graphql">
${headed('h2', 'graphql', 'GraphQL', 'query')}
<p>The query of the page, with what it asks for here. <a href="${escapeHtml(explorer)}">Open it in the explorer</a> to try it and to take away what you do not need.</p>
${block('query', 'Query', query.text)}
${headed('h3', 'with', 'Variables', 'variables')}
${block('variables', 'Variables', variables)}
</section>
${requestTexts(origin, query)
  .map(
    ({ id, title, text }) => `<section aria-labelledby="${id}">
${headed('h2', id, title, `${id}-text`)}
${block(`${id}-text`, title, text)}
</section>`,
  )
  .join('\n')}`;
}

function restSection(origin: string, rest: readonly string[]): string {
  return `<section aria-labelledby="rest">
${headed('h2', 'rest', 'REST', 'rest-text')}
<p>As JSON, by the documented paths. Lists are whole: the page's filters stand in the query above alone.</p>
${addresses(rest)}
${block('rest-text', 'REST', commands(origin, rest))}
</section>`;
}

function csvSection(origin: string, csv: readonly string[]): string {
  return `<section aria-labelledby="csv">
${headed('h2', 'csv', 'CSV', 'csv-text')}
<p>For spreadsheets: a line for each row, heads in the first.</p>
${addresses(csv)}
${block('csv-text', 'CSV', commands(origin, csv))}
</section>`;
}

function headed(level: 'h2' | 'h3', id: string, title: string, of: string): string {
  return `<div class="copy"><${level} id="${id}">${title}</${level}><button type="button" data-of="${of}" data-name="${title}" aria-describedby="${id}" hidden>Copy</button></div>`;
}

function block(id: string, name: string, text: string): string {
  return `<pre id="${id}" tabindex="0" role="region" aria-label="${name}, text">${escapeHtml(text)}</pre>`;
}

function addresses(paths: readonly string[]): string {
  return `<ul>${paths.map((path) => `<li><a href="${escapeHtml(path)}">${escapeHtml(path)}</a></li>`).join('')}</ul>`;
}

function commands(origin: string, paths: readonly string[]): string {
  return paths.map((path) => curlText(origin + path)).join('\n');
}
