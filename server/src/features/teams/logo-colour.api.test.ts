import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colourDifference } from '../../domain/colours/colour-difference.js';
import { parseHex } from '../../domain/colours/parse-hex.js';
import { emblem } from '../../demo/looks/emblem.js';
import { randomOf } from '../../demo/random.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createTeam, createUser } from '../../testing/factories.js';
import { multipartBody } from '../../testing/multipart.js';

const UPDATE = 'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { version } }';
const ASK = 'query ($slug: String!, $id: ID!) { organization(slug: $slug) { team(id: $id) { colour logoColour } } }';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-logos-'));
  app = await startTestApp({ config: { dataDir } });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Asked {
  organization: { team: { colour: string | null; logoColour: string | null } | null };
}

/** A team with a logo, asked for its colour. */
async function teamWith(svg: string) {
  const { id: organizationId, slug } = await createOrganization(app.manager);
  const staff = await app.signInAs(await createUser(app.manager, organizationId));
  const team = await createTeam(app.manager, organizationId);
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  const { body, headers } = multipartBody(
    { query: UPDATE, variables: { id: team.id, input: { logo: null, expectedVersion: 1 } } },
    { 'variables.input.logo': { name: 'logo.png', type: 'image/png', bytes } },
  );
  const stored = await app.request({
    method: 'POST',
    path: '/graphql',
    as: staff,
    headers: { ...headers, 'apollo-require-preflight': '1' },
    body,
  });
  expect(JSON.parse(stored.text)).toEqual({ data: { updateTeam: { version: 2 } } });
  const ask = async (as?: Caller) =>
    (await app.graphql<Asked>(ASK, { slug, id: team.id }, as ? { as } : {})).data!.organization.team;
  return { staff, ask };
}

const apart = (one: string, other: string): number => colourDifference(parseHex(one), parseHex(other));

test('the colour of an emblem is proposed to who runs the team, and changes nothing; others are told nothing', async () => {
  const { staff, ask } = await teamWith(emblem(randomOf(5), 'HOU', '#c8102e'));
  const team = await ask(staff);
  expect(team!.colour).toBeNull();
  expect(apart(team!.logoColour!, '#c8102e')).toBeLessThan(0.06);
  const other = await createOrganization(app.manager);
  expect(await ask()).toEqual({ colour: null, logoColour: null });
  const neighbour = await app.signInAs(await createUser(app.manager, other.id));
  expect(await ask(neighbour)).toEqual({ colour: null, logoColour: null });
});

test('a logo in black and white proposes none', async () => {
  const { staff, ask } = await teamWith(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="90" fill="#fff" stroke="#000" stroke-width="20"/></svg>',
  );
  expect((await ask(staff))!.logoColour).toBeNull();
});
