import { escapeHtml } from '../../http/pages/html.js';
import { type ReadyPage, smallPage } from '../../http/pages/small-page.js';
import { accessOf } from '../openapi-row.js';
import type { Row } from '../row.js';
import { EXAMPLE_SCRIPT } from './example.js';
import { type Section, SECTIONS, table } from './sections.js';
import { DEVELOPERS_STYLE } from './style.js';

/** The page for those who program against the product. */
export function developersPage(rows: readonly Row[]): ReadyPage {
  const sections = [...SECTIONS.before, restSection(rows), ...SECTIONS.after];
  const body = `<header>
<p><a href="/">Courtbook</a></p>
<h1>For developers</h1>
<p>The same data three ways: a graph, REST paths over it, and CSV files. Each is served on every host of the product.</p>
<nav aria-label="Sections"><ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
</header>
<main>
${sections.map(({ id, title, html }) => `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${html}\n</section>`).join('\n')}
</main>`;
  return smallPage({ title: 'For developers | Courtbook', style: DEVELOPERS_STYLE, script: EXAMPLE_SCRIPT, body });
}

function restSection(calls: readonly Row[]): Section {
  const rows = calls.map((row) => [
    `<code>${row.method} ${escapeHtml(row.path)}</code>`,
    `${escapeHtml(row.summary)}<br><span class="muted">${escapeHtml(accessOf(row))}</span>`,
  ]);
  return {
    id: 'rest',
    title: 'REST',
    html: `<p>${rows.length} calls, described with their parameters, bodies and answers in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Lists are whole and ids are integers. Where it says so, the
organization is named by <code>?slug=</code> or <code>?domain=</code>.</p>
${table(['Call', 'What it does, and for whom'], rows, 'Table of REST calls')}`,
  };
}
