import { readFile, writeFile } from 'node:fs/promises';

const { ORIGIN = 'http://localhost:4000', SLUG = 'nba', CHAT } = process.env;
const query = `subscription {
  organization(slug: "${SLUG}") {
    dayScores { id status home { team { name } score } away { team { name } score } }
  }
}`;
const posted = new Set(JSON.parse(await readFile('posted.json', 'utf8').catch(() => '[]')));

async function post({ id, home, away }) {
  const text = `Final: ${home.team.name} ${home.score}, ${away.team.name} ${away.score}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(CHAT, { method: 'POST', headers, body: JSON.stringify({ text }) });
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`);
  await writeFile('posted.json', JSON.stringify([...posted.add(id)]));
}

async function follow() {
  const address = `${ORIGIN}/graphql?${new URLSearchParams({ query })}`;
  const stream = await fetch(address, { headers: { accept: 'text/event-stream' } });
  if (!stream.ok) throw new Error(`The server answered ${stream.status}.`);
  let text = '';
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split('\n\n');
    text = events.pop();
    for (const event of events) {
      const data = /^data: ?(\{.*)$/m.exec(event)?.[1];
      const games = data && JSON.parse(data).data?.organization?.dayScores;
      for (const game of games || []) if (game.status === 'FINAL' && !posted.has(game.id)) await post(game);
    }
  }
}

for (;;) {
  await follow().catch((error) => console.error(error.message));
  await new Promise((resolve) => setTimeout(resolve, 10_000));
}
