import type { Request, Response } from 'express';
import { GRAPHIQL_SCRIPT } from './graphiql-script.js';
import { smallPage } from '../pages/small-page.js';

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --line: #8886; --link: light-dark(#1d4fd8, #9db8ff);
    background: light-dark(#fff, #121212); color: light-dark(#12161d, #eef1f5); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; }
  header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .5rem 1rem; border-bottom: 1px solid var(--line); }
  header a { margin-left: auto; }
  h1 { font-size: 1rem; margin: 0; }
  main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 26rem); height: calc(100vh - 3rem); }
  main > * { min-width: 0; min-height: 0; border-left: 1px solid var(--line); }
  main > :first-child { border-left: 0; }
  .ask { display: grid; grid-template-rows: auto 3fr auto 1fr; }
  .answer { display: grid; grid-template-rows: auto 1fr; }
  .docs { display: flex; flex-direction: column; }
  .docs > div { overflow: auto; padding: 0 1rem 2rem; }
  label, h2 { font-size: .8rem; font-weight: 600; padding: .4rem 1rem; margin: 0; }
  h3 { font-size: 1.1rem; margin: .75rem 0 .25rem; }
  textarea, pre, code { font: 13px/1.5 ui-monospace, monospace; }
  textarea, pre { margin: 0; padding: .5rem 1rem; border: 0; border-top: 1px solid var(--line); resize: none; overflow: auto; background: transparent; color: inherit; min-height: 0; }
  input { font: inherit; margin: 0 1rem .5rem; padding: .3rem .5rem; min-width: 0; }
  button { font: inherit; padding: .25rem 1rem; }
  dl, dd, ul { margin: 0; padding: 0; }
  dt { padding-top: .6rem; overflow-wrap: anywhere; }
  dd { font-size: .9rem; opacity: .85; }
  ul { list-style: none; }
  li { padding: .15rem 0; }
  .type { font: 13px/1.5 ui-monospace, monospace; padding: 0; border: 0; background: none; color: var(--link); text-decoration: underline; cursor: pointer; }
  a { color: var(--link); }
  .old { text-decoration: line-through; }
  @media (max-width: 64rem) { main { grid-template-columns: 1fr; height: auto; } main > * { border-left: 0; border-top: 1px solid var(--line); } textarea { min-height: 10rem; } .docs > div { overflow: visible; } }
`;

const EXAMPLE = `query Organizations {
  organizations {
    id
    name
    slug
    sports { name }
  }
}`;

const BODY = `<header><h1>GraphQL</h1><button id="run" type="button">Run</button><span>Ctrl + Enter</span><a href="/developers">For developers</a></header>
<main>
<section class="ask" aria-label="Question">
<label for="query">Operation</label>
<textarea id="query" spellcheck="false" autofocus>${EXAMPLE}</textarea>
<label for="variables">Variables, as JSON</label>
<textarea id="variables" spellcheck="false"></textarea>
</section>
<section class="answer" aria-labelledby="answer">
<h2 id="answer">Answer</h2>
<pre id="result" role="status" aria-labelledby="answer" tabindex="0"></pre>
</section>
<section class="docs" aria-labelledby="documentation">
<h2 id="documentation">Documentation</h2>
<input id="search" type="search" aria-label="Search types and fields" placeholder="Search types and fields">
<div id="docs" tabindex="0" role="region" aria-label="Types and fields">Loading…</div>
</section>
</main>`;

const PAGE = smallPage({ title: 'GraphQL', style: STYLE, script: GRAPHIQL_SCRIPT, body: BODY });

/**
 * A page to try the graph by hand, with its documentation: our own and small, so that nothing is loaded from elsewhere.
 */
export function serveGraphiql(_req: Request, res: Response): void {
  res.set(PAGE.headers).set('x-robots-tag', 'noindex').send(PAGE.html);
}
