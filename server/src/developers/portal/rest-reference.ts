import { escapeHtml } from '../../http/pages/html.js';
import { describeParameters } from '../../rest/openapi-parameters.js';
import { accessOf } from '../../rest/openapi-row.js';
import { tagOf } from '../../rest/openapi-tags.js';
import type { BoundRow } from '../../rest/bound-row.js';
import { EXAMPLE_BODIES } from '../../rest/examples.js';
import { block, idOf } from './markdown.js';
import type { PortalPage } from './page.js';

const PATH = '/developers/rest';
const ABOUT = 'Every REST call: parameters, who may, and an example of what it takes.';

/** Every REST call by its area, from the rows that answer them. */
export function restReference(rows: readonly BoundRow[]): PortalPage {
  const areas = new Map<string, BoundRow[]>();
  for (const bound of rows) {
    const tag = tagOf(bound.row.path);
    areas.set(tag, [...(areas.get(tag) ?? []), bound]);
  }
  const sections = [...areas.keys()].map((title) => ({ id: idOf(title), title }));
  let number = 0;
  const html = [...areas].map(
    ([title, calls]) =>
      `<h2 id="${idOf(title)}">${escapeHtml(title)}</h2>\n${calls.map((call) => callHtml(call, () => (number += 1))).join('\n')}`,
  );
  const finds = rows.map(({ row: { method, path, summary } }) => ({
    path: `${PATH}#${idOf(`${method} ${path}`)}`,
    title: `${method} ${path}`,
    text: summary,
    place: 'REST',
  }));
  return {
    path: PATH,
    title: 'REST',
    about: ABOUT,
    group: 'Reference',
    html: `<p>${rows.length} calls, described with their answers in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Lists are whole and ids are integers. Where it says so, the organization is named by <code>?slug=</code> or <code>?domain=</code>. Reads answer CSV with <code>?format=csv</code>, and <code>&amp;rows=</code> names the list where an answer has several; fields of objects in a row are columns of their own, <code>homeTeam.name</code>. A call costs what its operation of the graph costs.</p>\n${html.join('\n')}`,
    sections,
    finds: [{ path: PATH, title: 'REST', text: ABOUT, place: 'Reference' }, ...finds],
  };
}

function callHtml(bound: BoundRow, next: () => number): string {
  const { row } = bound;
  const call = `${row.method} ${row.path}`;
  const example = EXAMPLE_BODIES[call];
  const parameters = (describeParameters(bound) as Parameter[]).filter(({ name }) => name !== undefined);
  const body = bound.body.map(
    ({ name, required }) => `<code>${escapeHtml(name)}</code>${required ? '' : ' (optional)'}`,
  );
  return `<section class="entry" aria-labelledby="${idOf(call)}"><h3 id="${idOf(call)}"><code>${row.method} ${escapeHtml(row.path)}</code></h3>
<p>${escapeHtml(row.summary)}</p>
<dl class="facts"><div><dt>Who may</dt><dd>${escapeHtml(accessOf(row)).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</dd></div>${
    parameters.length === 0
      ? ''
      : `<div><dt>Parameters</dt><dd>${parameters.map(({ name, in: place }) => `<code>${escapeHtml(name)}</code> (${place})`).join(', ')}</dd></div>`
  }${body.length === 0 ? '' : `<div><dt>Body</dt><dd>${body.join(', ')}</dd></div>`}</dl>
${example === undefined ? '' : block({ language: 'json', file: null, text: JSON.stringify(example, null, 2) }, next())}</section>`;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
}
