import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createBusiness, createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FIELDS = `name phone email website cities states location facebook instagram sports categories season nextSeason
  signupDeadline signupStatus cost skillLevel version`;
const CREATE = `mutation ($input: CreateBusinessInput!) { business: createBusiness(input: $input) { id ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateBusinessInput!) { business: updateBusiness(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($ids: [ID!]!) { done: deleteBusinesses(ids: $ids) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';
const LIST =
  'query ($slug: String!, $filter: BusinessFilter) { organization(slug: $slug) { businesses(filter: $filter) { name } } }';

async function site(): Promise<{ id: number; slug: string; staff: Caller }> {
  const { id, slug } = await createOrganization(app.manager);
  return { id, slug, staff: await app.signInAs(await createUser(app.manager, id)) };
}

const FULL = {
  name: 'Courtside 🏀',
  phone: '555-0142',
  email: 'hello@courtside.example',
  website: 'https://courtside.example/',
  cities: ['Tustin', 'Irvine'],
  states: ['California'],
  location: 'Recreation Center',
  facebook: 'https://facebook.com/courtside',
  instagram: 'https://instagram.com/courtside',
  sports: ['basketball', 'tennis'],
  categories: ['men', 'co-ed'],
  season: 'Fall 2025',
  nextSeason: 'Spring 2026',
  signupDeadline: '2025-08-29',
  signupStatus: 'CLOSED',
  cost: '$120',
  skillLevel: 'All levels',
};

test('a business has all fields, is changed in part, and goes and returns', async () => {
  const { id, staff } = await site();
  const made = await app.graphql<{ business: { id: string } }>(CREATE, { input: FULL }, { as: staff });
  expect(made.data?.business).toEqual({ id: expect.any(String), ...FULL, version: 1 });
  const key = made.data!.business.id;
  const changed = await app.graphql(
    UPDATE,
    { id: key, input: { cities: [], email: null, categories: ['YOUTH'], expectedVersion: 1 } },
    { as: staff },
  );
  expect(changed.data).toEqual({ business: { ...FULL, cities: [], email: null, categories: ['youth'], version: 2 } });
  const stale = await app.graphql(UPDATE, { id: key, input: { name: 'Other', expectedVersion: 1 } }, { as: staff });
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', details: { version: 2 } });
  const gone = await app.graphql<{ done: { undoId: string } }>(DELETE, { ids: [key] }, { as: staff });
  expect(gone.data?.done).toMatchObject({ deletedIds: [key], message: 'Deleted business Courtside 🏀.' });
  expect(await app.manager.query('SELECT 1 FROM businesses WHERE organization_id = $1', [id])).toEqual([]);
  await app.graphql(UNDO, { id: gone.data!.done.undoId }, { as: staff });
  expect(await app.manager.query('SELECT version FROM businesses WHERE organization_id = $1', [id])).toEqual([
    { version: 2 },
  ]);
});

test('a new business with nothing but a name takes sign-ups', async () => {
  const { staff } = await site();
  const { data } = await app.graphql(CREATE, { input: { name: 'نادي' } }, { as: staff });
  expect(data).toMatchObject({
    business: { name: 'نادي', signupStatus: 'ACTIVE', cities: [], categories: [], website: null },
  });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(10_000), location: 'x'.repeat(10_000) }, ['name', 'location']],
  [{ email: 'nobody', website: 'javascript:alert(1)', facebook: '//evil.example' }, ['email', 'website', 'facebook']],
  [{ categories: ['seniors'], sports: ['golf'] }, ['sports', 'categories']],
  [{ cities: ['Irvine, Tustin'] }, ['cities']],
])('%j is refused by field', async (input, fields) => {
  const { id, staff } = await site();
  const { errors } = await app.graphql(CREATE, { input: { name: 'Courtside', ...input } }, { as: staff });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: fields.map((field) => expect.objectContaining({ field })),
  });
  expect(await app.manager.query('SELECT 1 FROM businesses WHERE organization_id = $1', [id])).toEqual([]);
});

test('everybody reads the listing, by name and with conditions that all hold, of this organization alone', async () => {
  const [{ id, slug }, other] = [await site(), await site()];
  await createBusiness(app.manager, other.id, { name: 'Elsewhere' });
  await createBusiness(app.manager, id, {
    name: 'beta',
    cities: ['Irvine'],
    categories: ['men'],
    sports: ['tennis'],
    location: 'Gym 100%',
  });
  await createBusiness(app.manager, id, {
    name: 'Alpha',
    cities: ['Santa Ana'],
    states: ['California'],
    categories: ['men', 'youth'],
    sports: ['basketball'],
  });
  await createBusiness(app.manager, id, { name: 'Gamma', categories: ['youth'], signupStatus: 'closed' });
  const names = async (filter: object | null) => {
    const { data } = await app.graphql<{ organization: { businesses: { name: string }[] } }>(LIST, { slug, filter });
    return data!.organization.businesses.map(({ name }) => name);
  };
  expect(await names(null)).toEqual(['Alpha', 'beta', 'Gamma']);
  expect(await names({ category: 'MEN' })).toEqual(['Alpha', 'beta']);
  expect(await names({ category: 'men', sport: 'tennis' })).toEqual(['beta']);
  expect(await names({ state: 'california' })).toEqual(['Alpha']);
  expect(await names({ city: 'irvine' })).toEqual(['beta']);
  expect(await names({ signupStatus: 'CLOSED' })).toEqual(['Gamma']);
  expect(await names({ search: 'santa' })).toEqual(['Alpha']);
  expect(await names({ search: '0%' })).toEqual(['beta']);
  expect(await names({ search: 'nothing' })).toEqual([]);
});

test('the choices are the documented ones', async () => {
  const { data } = await app.graphql<{ businessOptions: Record<string, string[]> }>(
    '{ businessOptions { categories sports states cities } }',
  );
  expect(data?.businessOptions).toMatchObject({
    categories: ['men', 'women', 'adult', 'youth', 'co-ed'],
    sports: ['basketball', 'baseball', 'tennis', 'volleyball'],
  });
  expect(data?.businessOptions['states']).toContain('California');
  expect(data?.businessOptions['cities']).toContain('Fountain Valley');
});
