import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calendars } from '../../calendars/calendars.js';
import { crawlers } from '../../crawlers/crawlers.js';
import { embeds } from '../../embeds/embeds.js';
import { pages } from '../../http/pages/pages.js';
import { startTestApp, type Caller, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';
import type { OrganizationEntity } from './organization.entity.js';

const PLATFORM = 'platform.example';

let app: TestApp;
let root: Caller;
let organization: OrganizationEntity;
let before: string;
let after: string;

beforeAll(async () => {
  app = await startTestApp({ routers: [calendars, crawlers, embeds, pages], config: { platformHost: PLATFORM } });
  root = await app.signInAs(await createUser(app.manager, null));
});
afterAll(() => app.close());
beforeEach(async () => {
  organization = await createOrganization(app.manager);
  before = organization.slug;
  after = unique('after').toLowerCase();
});

interface Answer {
  id: string;
  slug: string;
  version: number;
  settings: { formerSlugs: string[] };
}

async function update(input: object, id = organization.id): Promise<unknown> {
  const [{ version }] = (await app.manager.query('SELECT version FROM organizations WHERE id = $1', [id])) as [
    { version: number },
  ];
  const { data, errors } = await app.graphql<{ organization: Answer }>(
    `mutation ($id: ID!, $input: UpdateOrganizationInput!) {
      organization: updateOrganization(id: $id, input: $input) { slug settings { formerSlugs } }
    }`,
    { id, input: { ...input, expectedVersion: version } },
    { as: root },
  );
  return errors ? [errors[0]!.extensions.code, errors[0]!.message] : data!.organization;
}
const create = (input: object) =>
  app.graphql<{ organization: Answer }>(
    'mutation ($input: CreateOrganizationInput!) { organization: createOrganization(input: $input) { id slug } }',
    { input },
    { as: root },
  );
async function namedBy(slug: string): Promise<string | null> {
  const { data } = await app.graphql<{ organization: { id: string } | null }>(
    'query ($slug: String) { organization(slug: $slug) { id } }',
    { slug },
  );
  return data!.organization && data!.organization.id;
}
const page = async (path: string) => {
  const { status, headers } = await app.request({ path, host: PLATFORM });
  return [status, headers['location']];
};

test('a slug that was given up goes on leading to its organization', async () => {
  const slug = before;
  // Also where its pages were asked for before: what is kept of them has to go.
  expect(await page(`/${slug}/schedule`)).toEqual([200, undefined]);
  expect(await page(`/${after}/schedule`)).toEqual([404, undefined]);
  expect(await update({ slug: after })).toEqual({ slug: after, settings: { formerSlugs: [slug] } });

  expect(await page(`/${after}/schedule`)).toEqual([200, undefined]);
  expect(await page(`/${slug}`)).toEqual([301, `/${after}`]);
  expect(await page(`/${slug.toUpperCase()}/teams/5?season=7`)).toEqual([301, `/${after}/teams/5?season=7`]);
  expect(await page(`/${slug}/schedule?lang=es`)).toEqual([301, `/${after}/schedule?lang=es`]);
  expect(await page(`/youth/${slug}/caf%C3%A9/`)).toEqual([301, `/youth/${after}/caf%C3%A9`]);
  // Browsers take a backslash for a slash, and two of them for the beginning of another host.
  for (const path of [`/${slug}//schedule`, `/${slug}\\schedule`, `/\\${slug}/schedule`])
    expect([path, await page(path)]).toEqual([path, [301, `/${after}/schedule`]]);
  expect(await page(`/\\youth/${slug}`)).toEqual([301, `/youth/${after}`]);

  expect(await namedBy(slug)).toBe(String(organization.id));
  for (const path of [`/${slug}/calendar.ics`, `/embed/schedule?slug=${slug}`, `/${slug}/sitemap.xml`])
    expect([path, (await app.request({ path, host: PLATFORM })).status]).toEqual([path, 200]);
});

test('one that is taken up again is its slug, and the other one the former', async () => {
  await update({ slug: after });
  expect(await update({ slug: before })).toEqual({ slug: before, settings: { formerSlugs: [after] } });
  expect(await page(`/${after}`)).toEqual([301, `/${before}`]);
  expect(await page(`/${before}`)).toEqual([200, undefined]);
});

test('another organization gets it once it was given up there, too', async () => {
  const other = await createOrganization(app.manager);
  await update({ slug: after });
  const refused = [
    'CONFLICT',
    `Addresses that begin with /${before} lead to ${organization.name}, which would have to give them up first.`,
  ];
  expect(await update({ slug: before }, other.id)).toEqual(refused);
  expect(await update({ formerSlugs: [before] }, other.id)).toEqual(refused);
  expect(await update({ formerSlugs: [after] }, other.id)).toMatchObject(['CONFLICT', expect.stringContaining(after)]);
  const { errors } = await create({ name: 'X', slug: before });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', details: { field: 'slug' } });
  // A name that would give the same slug gets another one.
  expect((await create({ name: before })).data?.organization.slug).toBe(`${before}-2`);
  expect(await namedBy(before)).toBe(String(organization.id));

  expect(await update({ formerSlugs: [] })).toEqual({ slug: after, settings: { formerSlugs: [] } });
  expect(await page(`/${before}`)).toEqual([404, undefined]);
  expect(await update({ slug: before }, other.id)).toMatchObject({ slug: before });
  expect(await page(`/${before}`)).toEqual([200, undefined]);
  expect(await namedBy(before)).toBe(String(other.id));
});

test('slugs that lead to an organization may be added; wrong ones are named', async () => {
  const old = unique('old').toLowerCase();
  expect(await update({ formerSlugs: [old.toUpperCase(), ` ${old} `, '', before] })).toEqual({
    slug: before,
    settings: { formerSlugs: [old] },
  });
  expect(await page(`/${old}/schedule`)).toEqual([301, `/${before}/schedule`]);
  for (const [wrong, message] of [
    [['a b'], 'Each of formerSlugs must be letters a to z, digits and single hyphens between them, at most 63.'],
    [['login'], 'The slug login is reserved: pages of the platform have this path.'],
    [Array.from({ length: 21 }, (_, index) => `${old}-${index}`), 'At most 20 former slugs.'],
  ] as const)
    expect(await update({ formerSlugs: wrong })).toEqual(['BAD_USER_INPUT', message]);
  expect(await namedBy(old)).toBe(String(organization.id));
});

test('they go with their organization, and come back with it', async () => {
  await update({ slug: after });
  const { data } = await app.graphql<{ deleteOrganization: { undoId: string } }>(
    'mutation ($id: ID!) { deleteOrganization(id: $id) { undoId } }',
    { id: organization.id },
    { as: root },
  );
  expect(await page(`/${before}`)).toEqual([404, undefined]);
  const undone = await app.graphql(
    'mutation ($id: ID!) { undo(id: $id) { label } }',
    { id: data!.deleteOrganization.undoId },
    { as: root },
  );
  expect(undone.errors).toBeUndefined();
  expect(await page(`/${before}`)).toEqual([301, `/${after}`]);
});

test('of two that want a slug at once one gets it', async () => {
  const other = await createOrganization(app.manager);
  for (let round = 0; round < 5; round += 1) {
    const wanted = `${after}-${round}`;
    const answers = await Promise.all([update({ slug: wanted }), update({ formerSlugs: [wanted] }, other.id)]);
    expect(answers.filter((answer) => Array.isArray(answer))).toMatchObject([['CONFLICT', expect.anything()]]);
  }
});

test('the last twenty are kept', async () => {
  const slugs = Array.from({ length: 22 }, (_, index) => `${after}-${index}`);
  for (const slug of slugs) await update({ slug });
  expect(await update({ name: 'Kept' })).toEqual({ slug: slugs[21], settings: { formerSlugs: slugs.slice(1, 21) } });
});
