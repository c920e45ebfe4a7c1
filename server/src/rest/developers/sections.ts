import { LIMITS } from '../../http/graphql/limits/rules.js';
import { escapeHtml } from '../../http/pages/html.js';
import { MAX_PAGE_SIZE } from '../../lib/connection.js';
import { ERROR_STATUS, type ErrorCode } from '../../lib/errors.js';
import { ERROR_MEANINGS } from './error-meanings.js';
import { BOX_SCORE, DAY_SCORES, EXPLORER_PATH, PROGRAMS } from './example.js';
import { ORIGIN_MARK } from './fill-origin.js';

/** A part of the page: the name in its address, its heading, its content as HTML. */
export interface Section {
  id: string;
  title: string;
  html: string;
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const block = (text: string, id = ''): string =>
  `<pre tabindex="0"${id === '' ? '' : ` id="${id}"`}>${escapeHtml(text)}</pre>`;
const number = (value: number): string => value.toLocaleString('en');

const GRAPH: Section = {
  id: 'graphql',
  title: 'GraphQL',
  html: `<p>Everything is at ${code('POST /graphql')}; queries also go as ${code('GET /graphql?query=…')}.
<a href="/graphiql">Try it by hand</a>, with the documentation of every type and field. ${code('organization')} takes ${code('slug')} or ${code('domain')}. Dates are
${code('YYYY-MM-DD')} and times ${code('HH:MM')} in the time zone of the organization; ids are positive integers as texts, unique within their organization (those of organizations, users
and sports on the platform). Only a match of a bracket has a name instead, ${code('r2m1')}. The schema as a file: <a href="/schema.graphql">/schema.graphql</a>.</p>
<h3>A whole box score</h3>
${block(BOX_SCORE, 'box-score')}
<p>${code('values')} and ${code('totals')} are in the order of ${code('statDefinitions')}; ${code('null')} stands where a player has no such statistic. ${code('score')} is the final score,
${code('liveScore')} the running one.</p>
<form id="try" hidden><label for="slug">Slug <input id="slug" value="nba" required></label><label for="game">Game id <input id="game" inputmode="numeric" placeholder="the latest"></label>
<button>Run</button><a id="open" href="${escapeHtml(EXPLORER_PATH)}">Open it in the explorer</a></form>
<div role="status"><pre id="answer" aria-label="Answer" tabindex="0" hidden></pre></div>
<h3>Following a game</h3>
<p>${code('subscription')} in place of ${code('query')}, asked for with ${code('Accept: text/event-stream')}, answers at once and anew after each change, as a visitor sees it. Any page
may do it, without signing in:</p>
${block(`const query = '${DAY_SCORES}';
const source = new EventSource('${ORIGIN_MARK}/graphql?' + new URLSearchParams({ query }));
source.addEventListener('next', ({ data }) => show(JSON.parse(data)));
source.addEventListener('complete', () => source.close());`)}
<p>From a command line:</p>
${block(`curl ${ORIGIN_MARK}/graphql -H 'content-type: application/json' -d '{"query":
  "{ organization(slug: \\"nba\\") { standings { position team { name } wins losses } } }"}'`)}`,
};

const PACKAGES: Section = {
  id: 'packages',
  title: 'From a program',
  html: `<p>The product's source has a typed package for TypeScript (${code('sdk/typescript')}) and one file for Python without dependencies (${code('sdk/python/courtbook.py')}). Lists page by
themselves, requests wait as long as ${code('Retry-After')} says and are sent again when nobody answered, and each write is done once.</p>
${block(PROGRAMS.typescript)}
${block(PROGRAMS.python)}`,
};

const EMBEDS: Section = {
  id: 'embeds',
  title: 'On your own site',
  html: `<p>One tag shows the standings where it stands, as high as they are, in the league's colour and the reader's theme, and follows the games of today:</p>
${block(`<script src="${ORIGIN_MARK}/embed.js" data-embed="standings" data-slug="nba" async></script>`)}
<p>${code('data-embed')} is ${code('standings')}, ${code('schedule')}, ${code('leaders')} or ${code('game')} (with ${code('data-id')}). ${code('data-theme')} is ${code('device')}, ${code('light')} or ${code('dark')}. Standings and a schedule take
${code('data-league-id')}, ${code('data-season-id')} and ${code('data-rows')} (1 to 50, else 10), a schedule also ${code('data-id')} (a team's). Leaders are those of the active season in all leagues, ${code('data-rows')} (else 3) of each. The same by hand: ${code('/embed/standings?slug=nba')} in a frame. Where sites make cards of pasted
addresses, ${code('/oembed?url=')} says what to show of a page. Only these pages may be framed.</p>`,
};

const AUTHENTICATION: Section = {
  id: 'authentication',
  title: 'Authentication',
  html: `<p>What the public pages show needs none. Everything else acts as a user of the product: sign in once, keep the two cookies, and send the token back with whatever writes.</p>
${block(`curl -c jar ${ORIGIN_MARK}/api/auth/login -H 'content-type: application/json' -d '{"username":"staff-nba","password":"…"}'
curl -b jar ${ORIGIN_MARK}/api/auth/check-auth
curl -b jar -X POST ${ORIGIN_MARK}/api/auth/logout -H "X-XSRF-TOKEN: $(awk '/XSRF-TOKEN/ { print $7 }' jar)"`)}
<p>${code('session')} (over HTTPS ${code('__Host-session')}) says who asks; ${code('XSRF-TOKEN')} is repeated in the header ${code('X-XSRF-TOKEN')} by every call that is no read. What a
browser's page of another site would write is refused. Staff and owners act for their own organization; a super administrator for the one that ${code('slug')} or ${code('domain')} names.</p>`,
};

const OTHER_ORIGINS: Section = {
  id: 'other-origins',
  title: 'From your own pages',
  html: `<p>Scripts of any page may read what needs no session: the graph, REST, ${code('/api/openapi.json')}, ${code('/schema.graphql')}, calendars and pictures.</p>
${block(`const query = '{ organization(slug: "nba") { standings { position team { name } wins losses } } }';
const { data } = await (await fetch('${ORIGIN_MARK}/graphql?' + new URLSearchParams({ query }))).json();`)}
<p>Cookies are not looked at, so ${code("credentials: 'include'")} is refused by the browser, and nothing can be written from there.</p>`,
};

const LIMIT_ROWS: readonly [string, string][] = [
  ['A JSON body', `${number(LIMITS.bodyBytes)} bytes`],
  ['A page of a list', `${MAX_PAGE_SIZE} rows, by first and after`],
  ['Levels of an operation', number(LIMITS.depth)],
  ['Fields of an operation', number(LIMITS.fields)],
  ['Aliases of an operation', number(LIMITS.aliases)],
  ['Tokens of a document', number(LIMITS.tokens)],
  ['Values of an answer, estimated', number(LIMITS.values)],
];

const LIMITS_SECTION: Section = {
  id: 'limits',
  title: 'Limits',
  html: `<p>What is over a limit is refused as a whole, and the message says the limit. Failed tries at signing in are counted per account and network.</p>
${table(
  ['What', 'At most'],
  LIMIT_ROWS.map(([what, most]) => [escapeHtml(what), escapeHtml(most)]),
  'Table of limits',
)}
<p>Every call costs what its answer could have, one from memory a tenth of that, and draws on a budget of the address, or of the user who is signed in. ${code('RateLimit-Policy')} says how much of it gathers (${code('q')}) in how many seconds
(${code('w')}), ${code('RateLimit')} what is left (${code('r')}) and when it is whole (${code('t')}). Past it the answer is 429 with ${code('Retry-After')}.</p>
<p>With the header ${code('Query-Cost: include')} every answer of the graph says in ${code('extensions.cost')} what it cost, and those of REST in a header of the same name: values estimated and answered, SQL statements, milliseconds,
and whether it was in memory. ${code('Query-Cost: dry-run')} gives the estimate alone.</p>`,
};

const ERROR_ROWS = (Object.keys(ERROR_STATUS) as ErrorCode[])
  .toSorted((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b])
  .map((name) => [String(ERROR_STATUS[name]), code(name), escapeHtml(ERROR_MEANINGS[name])]);

const ERRORS: Section = {
  id: 'errors',
  title: 'Errors',
  html: `<p>REST answers the status and ${code('{ "message", "code", "requestId", "errors", "details" }')}; GraphQL has the code in ${code('extensions.code')} of an error, with the same further fields
beside it. ${code('requestId')} finds the request in the log; the header ${code('X-Request-Id')} says it, too. A failed write has changed nothing. Refusals of a document or its variables
have the status 200 for who accepts ${code('application/json')} alone.</p>
${table(['Status', 'Code', 'When'], ERROR_ROWS, 'Table of errors')}`,
};

const WRITES: Section = {
  id: 'idempotency',
  title: 'Writing safely',
  html: `<p><b>Once.</b> Send ${code('Idempotency-Key')} (1 to 200 visible ASCII characters) with a write, and send it again with the same key when the answer did not arrive: the write is done once, and the
retry gets the first answer. Keys are remembered for 24 hours; the same key for another request is refused with 422.</p>
<p><b>Not over somebody's change.</b> Updates of the graph carry ${code('expectedVersion')}; a stale one is refused with 409, naming what changed. Over REST the last write wins, unless ${code('If-Match')} has the
version that the change is based on; then a stale one is refused with 412.</p>
<p><b>Undo.</b> Commands that take something away answer an ${code('undoId')}; the mutation ${code('undo')} brings all of it back, for ten minutes.</p>`,
};

const CACHING: Section = {
  id: 'caching',
  title: 'Caching',
  html: `<p>Reads without a session bring an ${code('ETag')} and ${code('Cache-Control: no-cache')}: keep the answer, ask with ${code('If-None-Match')}, and 304 says that it is still true. An answer is never older than the last
change of the organization. Answers to a session are ${code('private, no-store')}.</p>`,
};

const EXPORTS: Section = {
  id: 'exports',
  title: 'CSV, and whole seasons',
  html: `<p>REST reads come as CSV, too: ${code('?format=csv')}, and ${code('&rows=')} with the name of the list where an answer has several
(${code('/api/gamesv2/1?slug=nba&format=csv&rows=playerStats')}). Fields of objects in a row are columns of their own, ${code('homeTeam.name')}.</p>
<p><b>A season as a whole</b> is one request: ${code('GET /api/bulk/{season}/{table}.{format}')} with ${code('games')}, ${code('box-scores')}, ${code('players')} or
${code('standings')}, as ${code('ndjson')} (an object of the graph in each line) or ${code('csv')}. It is written while it is read; a connection that ends early means that something
is missing. Its first page costs what it would anywhere, the others a tenth of that. Keep the ${code('ETag')} and ask with ${code('If-None-Match')}: 304 says that nothing has changed.</p>
${block(`curl --compressed '${ORIGIN_MARK}/api/bulk/5/box-scores.ndjson?slug=nba' > season.ndjson`)}
<p>Every public page of a league leads to its own data: <b>Get this data</b> at its foot has the page's query with its variables, and the same for curl, JavaScript, Python, REST and CSV.</p>
<p>Signed in, every list of the admin area comes as CSV from ${code('GET /exports/{list}.csv')}, with the filters of its screen in the address: ${code('/exports/games.csv?seasonId=1')},
${code('/exports/standings.csv?seasonId=1&leagueId=2')}. A season as a whole, to be imported elsewhere, is ${code('GET /exports/seasons/{id}.zip')}.</p>`,
};

/** What is written by hand; the table of REST paths stands between graph and sign-in. */
export const SECTIONS: { readonly before: readonly Section[]; readonly after: readonly Section[] } = {
  before: [GRAPH, PACKAGES, EMBEDS],
  after: [OTHER_ORIGINS, AUTHENTICATION, LIMITS_SECTION, ERRORS, WRITES, CACHING, EXPORTS],
};

/** A table that scrolls sideways in its own frame. Cells are HTML. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], caption: string): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows
    .map(
      ([first = '', ...others]) =>
        `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<div class="frame" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}
