import { ORIGIN_MARK } from './fill-origin.js';

/** The query that the documentation shows first: a whole box score. */
export const BOX_SCORE = `query BoxScore($slug: String!, $id: ID!) {
  organization(slug: $slug) {
    game(id: $id) {
      id date time location locationUrl videoUrl status displayStatus
      periods { id name }
      statDefinitions { id name abbreviation }
      home {
        team { id name logoUrl } score
        periodScores { period { id } score }
        lines { player { id firstName lastName } started values }
        totals
      }
      away {
        team { id name logoUrl } score
        periodScores { period { id } score }
        lines { player { id firstName lastName } started values }
        totals
      }
    }
  }
}`;

/** The explorer with the example in it. */
export const EXPLORER_PATH = `/graphiql?${new URLSearchParams({ query: BOX_SCORE, variables: JSON.stringify({ slug: 'nba', id: '1' }) })}`;

/** What the documentation follows: the games of today. */
export const DAY_SCORES =
  'subscription { organization(slug: "nba") { dayScores { id status home { liveScore } away { liveScore } } } }';

/** Finds a game to show, where the reader names none. */
export const LATEST_GAME = `query Latest($slug: String!) {
  organization(slug: $slug) {
    games(first: 1, order: DESC, filter: { hasScore: true }) { nodes { id } }
  }
}`;

/** Runs the example in place: for the named game, or for the latest one of the organization. */
export const EXAMPLE_SCRIPT = `
  const at = (id) => document.getElementById(id);
  const ask = async (query, variables) => (await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11) ?? '' },
    body: JSON.stringify({ query, variables }),
  })).json();
  at('try').hidden = false;
  at('try').addEventListener('submit', async (event) => {
    event.preventDefault();
    const slug = at('slug').value.trim();
    at('answer').hidden = false;
    at('answer').textContent = 'Asking…';
    try {
      const query = at('box-score').textContent;
      const id = at('game').value.trim() || (await ask(${JSON.stringify(LATEST_GAME)}, { slug })).data?.organization?.games.nodes[0]?.id;
      if (id === undefined) { at('answer').textContent = 'No organization has the slug "' + slug + '", or it has no games with a score.'; return; }
      at('answer').textContent = JSON.stringify(await ask(query, { slug, id }), null, 2);
      at('open').href = '/graphiql?' + new URLSearchParams({ query, variables: JSON.stringify({ slug, id }) });
    } catch (error) {
      at('answer').textContent = String(error);
    }
  });
`;

/** Programs with the packages for developers: the results of all games. */
export const PROGRAMS = {
  typescript: `import { League } from 'courtbook-client';

const league = new League('${ORIGIN_MARK}', { slug: 'nba' });
for await (const { date, homeTeam, homeScore, awayScore, awayTeam } of league.games({ hasScore: true }))
  console.log(date, homeTeam.name, homeScore, awayScore, awayTeam.name);`,
  python: `from courtbook import League

league = League("${ORIGIN_MARK}", slug="nba")
for game in league.games({"hasScore": True}):
    print(game["date"], game["homeTeam"]["name"], game["homeScore"], game["awayScore"], game["awayTeam"]["name"])`,
} as const;
