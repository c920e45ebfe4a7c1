import { expect, test } from './test';
import { TENANT_ROUTES } from '../src/app/public-routes';
import { graph, signIn } from './platform-support';

// The demo's youth center names players by first name and initial.
const SLUG = 'youth-center';
const PEOPLE = `query { organization(slug: "${SLUG}") {
  players(first: 100) { nodes { id firstName lastName fullName bio } }
  teams(first: 100) { nodes { id } } games(first: 100) { nodes { id } } divisions: activeSeason { divisions { id } }
} }`;

interface People {
  organization: {
    players: { nodes: { id: string; firstName: string; lastName: string; fullName: string }[] };
    teams: { nodes: { id: string }[] };
    games: { nodes: { id: string }[] };
    divisions: { divisions: { id: string }[] } | null;
  };
}

test('no public page of the youth center has a full name, in its words, its state or its data for search engines', async ({
  browser,
  request,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, `owner-${SLUG}`);
  const { organization } = await graph<People>(owner.request, PEOPLE);
  const full = organization.players.nodes.map(({ fullName }) => fullName);
  expect(full.length).toBeGreaterThan(20);
  const shown = (await graph<People>(request, PEOPLE)).organization.players.nodes;
  expect(shown.every(({ fullName }) => /^\S.* \p{L}\.$/u.test(fullName))).toBe(true);

  const ids: Record<string, string[]> = {
    '/games/:id': organization.games.nodes.map(({ id }) => id),
    '/games/:id/plays': organization.games.nodes.map(({ id }) => id),
    '/teams/:id': organization.teams.nodes.map(({ id }) => id),
    '/teams/:id/games': organization.teams.nodes.map(({ id }) => id),
    '/players/:id': organization.players.nodes.slice(0, 10).map(({ id }) => id),
    '/player/:id/stats': organization.players.nodes.slice(0, 10).map(({ id }) => id),
    '/leagues/:id': ['3'],
    '/standings/:divisionId': organization.divisions?.divisions.map(({ id }) => id) ?? [],
  };
  const paths = TENANT_ROUTES.flatMap(({ path }) =>
    path.includes(':') ? ids[path]!.slice(0, 12).map((id) => path.replace(/:\w+/, id)) : [path],
  );
  const searched = organization.players.nodes[0]!.lastName;
  for (const path of [
    ...paths,
    `/playerList?search=${encodeURIComponent(searched)}`,
    `/players/${organization.players.nodes[0]!.id}?tab=bio`,
  ]) {
    const html = await (await request.get(`/${SLUG}${path}`)).text();
    expect([path, full.filter((name) => html.includes(name))]).toEqual([path, []]);
  }
  const found = await (await request.get(`/${SLUG}/playerList?search=${encodeURIComponent(searched)}`)).text();
  for (const { fullName } of shown) expect(found).not.toContain(`>${fullName}<`);
});
