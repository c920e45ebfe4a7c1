import { escapeHtml } from '../../http/page/html.js';
import { type ReadyPage, smallPage } from '../../http/page/small-page.js';
import { EXAMPLE_SCRIPT } from './example.js';
import { type Section, SECTIONS, table } from './sections.js';
import { DEVELOPERS_STYLE } from './style.js';

/** As much of the OpenAPI document as the table shows. */
interface Described {
  paths: Record<string, Record<string, { summary: string; description: string; tags: string[] }>>;
}

/** The page for those who program against the product. Its table of REST paths follows from the OpenAPI document. */
export function developersPage(document: Record<string, unknown>): ReadyPage {
  const sections = [...SECTIONS.before, restSection(document as unknown as Described), ...SECTIONS.after];
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

function restSection({ paths }: Described): Section {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, description }]) => [
      `<code>${method.toUpperCase()} ${escapeHtml(path)}</code>`,
      `${escapeHtml(summary)}<br><span class="muted">${escapeHtml(description)}</span>`,
    ]),
  );
  return {
    id: 'rest',
    title: 'REST',
    html: `<p>${rows.length} calls, described with their parameters, bodies and answers in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Lists are whole and ids are integers. Where it says so, the
organization is named by <code>?slug=</code> or <code>?domain=</code>.</p>
${table(['Call', 'What it does, and for whom'], rows, 'Table of REST calls')}`,
  };
}
