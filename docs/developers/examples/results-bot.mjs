import { readFile, writeFile } from 'node:fs/promises';

const { ORIGIN = 'http://localhost:4000', SLUG = 'nba', CHAT } = process.env;
const query = `subscription ($slug: String, $from: Date) {
  organization(slug: $slug) {
    games(first: 100, order: DESC, filter: { state: COMPLETED, from: $from }) {
      nodes { id status home { team { name } score } away { team { name } score } }
    }
  }
}`;
const OFF = new Set(['POSTPONED', 'CANCELLED']);
const posted = new Set(JSON.parse(await readFile('posted.json', 'utf8').catch(() => '[]')));

async function post({ id, home, away }) {
  const text = `Final: ${home.team.name} ${home.score}, ${away.team.name} ${away.score}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(CHAT, { method: 'POST', headers, body: JSON.stringify({ text }) });
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`);
  await writeFile('posted.json', JSON.stringify([...posted.add(id)]));
}

async function follow() {
  const from = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10);
  const variables = JSON.stringify({ slug: SLUG, from });
  const address = `${ORIGIN}/graphql?${new URLSearchParams({ query, variables })}`;
  const stream = await fetch(address, { headers: { accept: 'text/event-stream' } });
  if (!stream.ok) throw new Error(`The server answered ${stream.status}.`);
  let text = '';
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split('\n\n');
    text = events.pop();
    for (const event of events) {
      const data = /^data: ?(\{.*)$/m.exec(event)?.[1];
      if (!data) continue; // a sign of life, or the end
      const { data: answer, errors } = JSON.parse(data);
      if (!answer?.organization) throw new Error(errors?.[0].message ?? `There is no league ${SLUG}.`);
      const games = answer.organization.games?.nodes ?? [];
      const results = games.filter(
        ({ id, status, home }) => home.score !== null && !OFF.has(status) && !posted.has(id),
      );
      for (const game of results.reverse()) await post(game);
    }
  }
}

for (;;) {
  await follow().catch((error) => console.error(error.message));
  await new Promise((resolve) => setTimeout(resolve, 10_000));
}
