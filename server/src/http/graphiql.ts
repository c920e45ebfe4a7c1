import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { pageSecurityPolicy } from './security-headers.js';

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
  body { margin: 0; height: 100vh; display: grid; grid-template-rows: auto 1fr; }
  header { display: flex; gap: 1rem; align-items: center; padding: .5rem 1rem; border-bottom: 1px solid #8886; }
  h1 { font-size: 1rem; margin: 0; }
  main { display: grid; grid-template-columns: 1fr 1fr; min-height: 0; }
  section { display: grid; grid-template-rows: auto 3fr auto 1fr; min-height: 0; }
  section + section { grid-template-rows: auto 1fr; border-left: 1px solid #8886; }
  label, h2 { font-size: .8rem; font-weight: 600; padding: .4rem 1rem; margin: 0; }
  textarea, pre { font: 13px/1.5 ui-monospace, monospace; margin: 0; padding: .5rem 1rem; border: 0; border-top: 1px solid #8886;
    resize: none; overflow: auto; background: transparent; color: inherit; min-height: 0; }
  button { font: inherit; padding: .25rem 1rem; }
  @media (max-width: 50rem) { main { grid-template-columns: 1fr; } }
`;

const SCRIPT = `
  const [query, variables, result, run] = ['query', 'variables', 'result', 'run'].map((id) => document.getElementById(id));
  const asked = new URLSearchParams(location.search);
  query.value = asked.get('query') ?? query.value;
  variables.value = asked.get('variables') ?? variables.value;
  const csrfToken = () => document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11);
  async function execute() {
    run.disabled = true;
    try {
      const body = JSON.stringify({ query: query.value, variables: variables.value.trim() ? JSON.parse(variables.value) : undefined });
      const token = csrfToken();
      const headers = { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token }) };
      const answer = await fetch('/graphql', { method: 'POST', headers, body });
      result.textContent = JSON.stringify(await answer.json(), null, 2);
    } catch (error) {
      result.textContent = String(error);
    }
    run.disabled = false;
  }
  run.addEventListener('click', execute);
  addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) execute(); });
`;

const EXAMPLE = `query Organizations {
  organizations {
    id
    name
    slug
    sports { name }
  }
}`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphQL</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>GraphQL</h1><button id="run" type="button">Run</button><span>Ctrl + Enter</span></header>
<main>
<section>
<label for="query">Operation</label>
<textarea id="query" spellcheck="false" autofocus>${EXAMPLE}</textarea>
<label for="variables">Variables, as JSON</label>
<textarea id="variables" spellcheck="false"></textarea>
</section>
<section>
<h2 id="answer">Answer</h2>
<pre id="result" role="status" aria-labelledby="answer" tabindex="0"></pre>
</section>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const POLICY = pageSecurityPolicy({ scriptHashes: [hash(SCRIPT)], styleHashes: [hash(STYLE)] });

/** A page to try the graph by hand: our own and small, so that nothing is loaded from elsewhere. */
export function serveGraphiql(_req: Request, res: Response): void {
  res.set('content-security-policy', POLICY).set('cache-control', 'no-cache').type('html').send(PAGE);
}
