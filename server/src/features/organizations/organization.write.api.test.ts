import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Caller, type GraphqlResponse, type TestApp } from '../../testing/app.js';
import { createOrganization, createSeason, createSports, createUser, unique } from '../../testing/factories.js';
import { multipartBody } from '../../testing/multipart.js';
import type { OrganizationEntity } from './organization.entity.js';

const FIELDS = `id name slug domain domains theme accent language siteLanguage timeZone homeVariant navVariant captainLabel listed customSite customPageUrl
  facebookUrl instagramUrl youtubeUrl venueOrder version sports { name } statDefinitions { abbreviation hidden } gamePeriods { name }
  settings { ownersManageStaff analyticsIds analyticsSkipSlugPath }`;

type Answer = Record<string, unknown> & { id: string; version: number; slug: string };

let app: TestApp;
let root: Caller;
let organization: OrganizationEntity;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  root = await app.signInAs(await createUser(app.manager, null));
  organization = await createOrganization(app.manager);
});

const create = (input: object, as = root): Promise<GraphqlResponse<{ createOrganization: Answer }>> =>
  app.graphql(
    `mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { ${FIELDS} } }`,
    { input },
    { as },
  );
const update = (
  input: object,
  id: number | string = organization.id,
): Promise<GraphqlResponse<{ updateOrganization: Answer }>> =>
  app.graphql(
    `mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input: { expectedVersion: 1, ...input } },
    { as: root },
  );
const codeOf = ({ errors }: GraphqlResponse<unknown>): string | undefined => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: GraphqlResponse<unknown>): string[] =>
  ((errors?.[0]?.extensions.errors ?? []) as { field: string }[]).map(({ field }) => field);
const rowOf = async (id: number | string): Promise<unknown> =>
  app.manager.query('SELECT * FROM organizations WHERE id = $1', [id]);

test('a new organization has the defaults of its sports, and its slug from its name', async () => {
  const name = `Liga Española ⚽ ${unique('x')}`;
  const sports = await createSports(app.manager);
  const { data, errors } = await create({
    name,
    domain: `WWW.${unique('Liga')}.Example:8080`,
    sportIds: [sports.basketball.id, sports.tennis.id],
    facebookUrl: 'https://facebook.com/liga',
  });
  expect(errors).toBeUndefined();
  const made = data!.createOrganization;
  expect(made.slug).toMatch(/^liga-espanola-x-/);
  expect(made).toMatchObject({
    name,
    theme: 'LIGHT',
    siteLanguage: 'DEVICE',
    accent: '#1d4ed8',
    timeZone: 'America/Los_Angeles',
    homeVariant: 'DEFAULT',
    navVariant: 'SIMPLE',
    captainLabel: 'Captain',
    listed: true,
    customSite: false,
    facebookUrl: 'https://facebook.com/liga',
    version: 1,
    sports: [{ name: 'basketball' }, { name: 'tennis' }].toSorted(
      (a, b) => sports[a.name as 'tennis'].id - sports[b.name as 'tennis'].id,
    ),
    settings: { ownersManageStaff: false, analyticsIds: {}, analyticsSkipSlugPath: false },
  });
  expect(made['domain']).toMatch(/^liga-[0-9a-f]+-\d+\.example$/);
  const counts = (await app.manager.query(
    `SELECT (SELECT count(*) FROM stat_definitions WHERE organization_id = $1)::integer AS stats, (SELECT count(*) FROM game_periods WHERE organization_id = $1)::integer AS periods,
       (SELECT string_agg(name, ' ' ORDER BY position) FROM player_attributes WHERE organization_id = $1) AS attributes`,
    [made.id],
  )) as object[];
  expect(counts).toEqual([{ stats: 22 + 5, periods: 9 + 5, attributes: 'Number Position' }]);
});

test("slug and domains are one organization's only, in any case, also when two callers come at once", async () => {
  const slug = unique('taken');
  const domain = `${unique('taken')}.example`;
  const both = await Promise.all([create({ name: 'A', slug }), create({ name: 'B', slug: slug.toUpperCase() })]);
  expect(both.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
  const again = await create({ name: 'C', slug: ` ${slug} ` });
  expect(again.errors?.[0]).toMatchObject({
    message: 'Another organization has this slug.',
    extensions: { code: 'CONFLICT', details: { field: 'slug' } },
  });
  expect((await update({ domains: [domain] })).data?.updateOrganization).toMatchObject({ domains: [domain] });
  const second = await create({ name: 'D', slug: unique('d'), domain: `www.${domain.toUpperCase()}` });
  expect(second.errors?.[0]).toMatchObject({
    message: 'This domain already leads to another organization.',
    extensions: { code: 'CONFLICT' },
  });
  expect(
    await app.manager.query(`SELECT count(*)::integer AS count FROM organizations WHERE name IN ('C', 'D')`),
  ).toEqual([{ count: 0 }]);
});

test('a slug made from a name that another organization has gets a number', async () => {
  const name = `${unique('Fall')} League`;
  const slugs = [];
  for (let count = 0; count < 3; count += 1) slugs.push((await create({ name })).data?.createOrganization.slug);
  const [first] = slugs;
  expect(slugs).toEqual([name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), `${first}-2`, `${first}-3`]);
  const long = `${unique('long')}${'x'.repeat(80)}`;
  const [one, two] = [
    (await create({ name: long })).data?.createOrganization.slug,
    (await create({ name: long })).data?.createOrganization.slug,
  ];
  expect([one?.length, two]).toEqual([63, `${one?.slice(0, 61)}-2`]);
  expect((await create({ name, slug: first })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test.each(['login', 'API', 'graphql', 'uploads', 'dashboard', 'healthz', 'teams', 'assets', 'browse'])(
  'the slug %s is reserved',
  async (slug) => {
    const answer = await create({ name: 'X', slug });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(fieldsOf(answer)).toEqual(['slug']);
    expect(answer.errors?.[0]?.message).toContain('reserved');
  },
);

test.each(['a b', 'é', '-a', 'a--b', 'a/b', '../etc', 'a'.repeat(64), '<script>', 'a\u0000b'])(
  'the slug %j is refused',
  async (slug) => {
    expect(fieldsOf(await create({ name: 'X', slug }))).toEqual(['slug']);
  },
);

test('a name in another script needs a slug of its own; emoji and right-to-left text are kept', async () => {
  const name = 'رابطة كرة السلة 🏀';
  expect(fieldsOf(await create({ name }))).toEqual(['slug']);
  const { data } = await create({ name, slug: unique('rtl') });
  expect(data?.createOrganization['name']).toBe(name);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https:evil.example',
  'https://evil.example\\@good.example',
  'https://a.example/\u0000',
  'https://a.example/\nx',
  '\tjavascript:alert(1)',
  'ftp://a.example',
  'https://user:pass@a.example',
  '/path',
  'vbscript:x',
  `https://a.example/${'x'.repeat(10_000)}`,
])('the address %j is refused in every field of an address', async (url) => {
  const before = await rowOf(organization.id);
  const answer = await update({ facebookUrl: url, instagramUrl: url, youtubeUrl: url, customPageUrl: url });
  expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  expect(fieldsOf(answer)).toEqual(['facebookUrl', 'instagramUrl', 'youtubeUrl', 'customPageUrl']);
  expect(await rowOf(organization.id)).toEqual(before);
});

test.each([
  'localhost',
  'https://a.example',
  'a.example/path',
  'a b.example',
  '.example',
  'a..example',
  '127.0.0.1',
  '[::1]',
  'user@a.example',
  'a_b.example',
  'a.example?x',
  ''.padEnd(300, 'a'),
])('the domain %j is refused', async (domain) => {
  expect(fieldsOf(await update({ domain }))).toEqual(['domain']);
});

test('settings that make no sense are named, all of them', async () => {
  const answer = await update({
    name: '\u202eevil',
    accent: 'red',
    language: 'no language',
    timeZone: 'Mars/Olympus',
    captainLabel: 'x'.repeat(41),
    analyticsIds: { 'a.example': '<script>' },
    venueOrder: ['ok', ''],
  });
  expect(fieldsOf(answer)).toEqual([
    'name',
    'accent',
    'language',
    'timeZone',
    'captainLabel',
    'analyticsIds',
    'venueOrder',
  ]);
  expect(fieldsOf(await update({ name: 'n'.repeat(10_000) }))).toEqual(['name']);
  expect(fieldsOf(await update({ timeZone: '+01:00' }))).toEqual(['timeZone']);
  // What this program knows and the database does not would fail later, when a game is moved.
  expect(fieldsOf(await update({ timeZone: 'SystemV/PST8PDT' }))).toEqual(['timeZone']);
  expect(fieldsOf(await create({ name: 'Elsewhere', timeZone: 'SystemV/PST8PDT' }))).toEqual(['timeZone']);
});

test('a change is audited field by field, and a stale one is refused by name', async () => {
  const first = await update({
    name: 'Renamed',
    timeZone: 'america/new_york',
    language: 'PT-br',
    homeVariant: 'HERO',
    navVariant: 'MAIN',
    captainLabel: 'Coach',
    listed: false,
    ownersManageStaff: true,
    analyticsIds: { 'WWW.a.example': 'G-1' },
    venueOrder: ['Main Hall', 'Main Hall', ' Gym '],
  });
  expect(first.data?.updateOrganization).toMatchObject({
    name: 'Renamed',
    timeZone: 'America/New_York',
    language: 'pt-BR',
    homeVariant: 'HERO',
    navVariant: 'MAIN',
    captainLabel: 'Coach',
    listed: false,
    version: 2,
    venueOrder: ['Main Hall', 'Gym'],
    settings: { ownersManageStaff: true, analyticsIds: { 'a.example': 'G-1' } },
  });
  const trail = await app.graphql<{
    auditTrail: { nodes: { action: string; changes: { field: string; before: unknown; after: unknown }[] }[] };
  }>(
    '{ auditTrail(filter: { entityType: "organization" }) { nodes { action changes { field before after } } } }',
    {},
    { as: await app.signInAs(await createUser(app.manager, organization.id, { role: 'org_owner' })) },
  );
  expect(trail.data?.auditTrail.nodes).toHaveLength(1);
  expect(trail.data?.auditTrail.nodes[0]).toMatchObject({
    action: 'organization.update',
    changes: expect.arrayContaining([{ field: 'name', before: organization.name, after: 'Renamed' }]) as unknown,
  });
  const stale = await update({ name: 'Other' });
  expect(codeOf(stale)).toBe('CONFLICT');
  expect(stale.errors?.[0]?.message).toMatch(/^Renamed has been changed meanwhile by user-.*: .*name/);
  expect(fieldsOf(await update({ name: 'Other', expectedVersion: null }))).toEqual(['expectedVersion']);
});

test('a sport with seasons stays; another one comes and goes', async () => {
  const { basketball, tennis } = await createSports(app.manager);
  await createSeason(app.manager, organization.id, { name: 'Spring' });
  const away = await update({ sportIds: [tennis.id] });
  expect(away.errors?.[0]).toMatchObject({
    message: 'basketball cannot be taken away: season Spring plays it.',
    extensions: { code: 'UNPROCESSABLE' },
  });
  expect((await update({ sportIds: [tennis.id, basketball.id] })).data?.updateOrganization.version).toBe(2);
  expect((await update({ sportIds: [basketball.id], expectedVersion: 2 })).data?.updateOrganization['sports']).toEqual([
    { name: 'basketball' },
  ]);
  expect(codeOf(await update({ sportIds: [999_999], expectedVersion: 3 }))).toBe('NOT_FOUND');
});

test('owners change the look and nothing else', async () => {
  const as = await app.signInAs(await createUser(app.manager, organization.id, { role: 'org_owner' }));
  const look = 'mutation ($input: UpdateThemeInput!) { updateTheme(input: $input) { theme accent version } }';
  expect(
    (await app.graphql(look, { input: { theme: 'DARK', accent: '#ABCDEF', expectedVersion: 1 } }, { as })).data,
  ).toEqual({ updateTheme: { theme: 'DARK', accent: '#abcdef', version: 2 } });
  expect(codeOf(await app.graphql(look, { input: { accent: '#abcdef;}', expectedVersion: 2 } }, { as }))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await app.graphql(look, { input: { theme: 'DARK', expectedVersion: 1 } }, { as }))).toBe('CONFLICT');
  expect(
    codeOf(
      await app.graphql(
        'mutation ($id: ID!) { updateOrganization(id: $id, input: { name: "Mine", expectedVersion: 2 }) { id } }',
        { id: organization.id },
        { as },
      ),
    ),
  ).toBe('FORBIDDEN');
});

test('an owner sets logo, colours, home page and social links; staff do not', async () => {
  const [owner, staff] = [
    await app.signInAs(await createUser(app.manager, organization.id, { role: 'org_owner' })),
    await app.signInAs(await createUser(app.manager, organization.id)),
  ];
  const query =
    'mutation ($input: UpdateAppearanceInput!) { updateAppearance(input: $input) { theme siteLanguage accent homeVariant playerNames rosterNames facebookUrl instagramUrl youtubeUrl logoUrl version } }';
  const set = (input: object, as = owner): Promise<GraphqlResponse<{ updateAppearance: Answer }>> =>
    app.graphql(query, { input }, { as });
  const wanted = {
    theme: 'DARK',
    siteLanguage: 'ES',
    accent: '#ABCDEF',
    homeVariant: 'HERO',
    playerNames: 'INITIALS',
    rosterNames: 'FULL',
    facebookUrl: 'https://facebook.com/liga',
    instagramUrl: 'https://instagram.com/liga',
    youtubeUrl: '',
  };
  expect((await set({ ...wanted, expectedVersion: 1 })).data?.updateAppearance).toEqual({
    ...wanted,
    accent: '#abcdef',
    youtubeUrl: null,
    logoUrl: null,
    version: 2,
  });
  const operations = { query, variables: { input: { logo: null, expectedVersion: 2 } } };
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const { body, headers } = multipartBody(operations, {
    'variables.input.logo': { name: 'logo.png', type: 'image/png', bytes },
  });
  const { text } = await app.request({
    method: 'POST',
    path: '/graphql',
    body,
    as: owner,
    headers: { ...headers, 'apollo-require-preflight': '1' },
  });
  expect(JSON.parse(text)).toMatchObject({
    data: {
      updateAppearance: {
        logoUrl: expect.stringMatching(/^\/uploads\/.+\.webp$/) as unknown,
        theme: 'DARK',
        version: 3,
      },
    },
  });
  expect((await set({ facebookUrl: null, expectedVersion: 3 })).data?.updateAppearance).toMatchObject({
    facebookUrl: null,
    instagramUrl: wanted.instagramUrl,
    version: 4,
  });
  expect((await set({ logo: null, expectedVersion: 4 })).data?.updateAppearance).toMatchObject({
    logoUrl: null,
    version: 5,
  });
  const before = await rowOf(organization.id);
  expect(fieldsOf(await set({ accent: 'red', facebookUrl: 'javascript:alert(1)', expectedVersion: 5 }))).toEqual([
    'facebookUrl',
    'accent',
  ]);
  expect(codeOf(await set({ accent: '#123456', expectedVersion: 4 }))).toBe('CONFLICT');
  expect(codeOf(await set({ accent: '#123456', expectedVersion: 5 }, staff))).toBe('FORBIDDEN');
  for (const field of ['name', 'slug', 'domain', 'navVariant', 'listed'])
    expect(codeOf(await set({ [field]: 'x', expectedVersion: 5 }))).toBe('BAD_USER_INPUT');
  expect(await rowOf(organization.id)).toEqual(before);
});

test('a site follows the device once it is set so, at once for those who have an answer from before; no other word is taken', async () => {
  const as = await app.signInAs(await createUser(app.manager, organization.id, { role: 'org_owner' }));
  const shown = async (): Promise<unknown> =>
    (await app.graphql<{ organization: object }>(`{ organization(slug: "${organization.slug}") { theme } }`)).data
      ?.organization;
  const query = 'mutation ($input: UpdateAppearanceInput!) { updateAppearance(input: $input) { theme version } }';
  const set = (theme: string, expectedVersion: number) =>
    app.graphql<{ updateAppearance: object }>(query, { input: { theme, expectedVersion } }, { as });
  expect([await shown(), await shown()]).toEqual([{ theme: 'LIGHT' }, { theme: 'LIGHT' }]);
  expect((await set('DEVICE', 1)).data?.updateAppearance).toEqual({ theme: 'DEVICE', version: 2 });
  expect(await shown()).toEqual({ theme: 'DEVICE' });
  const { errors } = await set('SEPIA', 2);
  const message =
    'Variable "$input" got invalid value "SEPIA" at "input.theme"; Value "SEPIA" does not exist in "Theme" enum. Its values: LIGHT, DARK, DEVICE.';
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await shown()).toEqual({ theme: 'DEVICE' });
  expect((await update({ theme: 'DARK', expectedVersion: 2 })).data?.updateOrganization).toMatchObject({
    theme: 'DARK',
  });
  expect(await shown()).toEqual({ theme: 'DARK' });
  expect((await create({ name: unique('Liga'), theme: 'DEVICE' })).data?.createOrganization).toMatchObject({
    theme: 'DEVICE',
  });
});

test('page views are counted under the id of the host that was asked', async () => {
  const domain = `${unique('views')}.example`;
  await update({ domain, analyticsIds: { [domain]: 'G-OWN', localhost: 'G-PLATFORM' } });
  const ask = `{ organization(slug: "${organization.slug}") { analyticsId } }`;
  const idAt = async (host: string): Promise<unknown> => (await app.graphql(ask, {}, { host })).data?.['organization'];
  expect(await idAt(domain)).toEqual({ analyticsId: 'G-OWN' });
  expect(await idAt('localhost')).toEqual({ analyticsId: 'G-PLATFORM' });
  expect(await idAt('constructor')).toEqual({ analyticsId: null });
  await update({ analyticsSkipSlugPath: true, expectedVersion: 2 });
  expect(await idAt('localhost')).toEqual({ analyticsId: null });
  expect(await idAt(domain)).toEqual({ analyticsId: 'G-OWN' });
});

test('an unlisted organization is found by id by its own administrators only', async () => {
  await update({ listed: false });
  const ask = `{ organizationById(id: "${organization.id}") { slug users { username } } }`;
  const member = await createUser(app.manager, organization.id);
  expect((await app.graphql(ask)).data).toEqual({ organizationById: null });
  expect((await app.graphql(ask, {}, { as: await app.signInAs(member) })).data).toEqual({
    organizationById: { slug: organization.slug, users: [{ username: member.username }] },
  });
});
