import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import type { UserEntity } from '../users/user.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BLOCK = 'kind text html level url embedUrl alt items { title text html url } columns rows';
const CREATE = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id version isPublished hasDraft } }';
const SAVE =
  'mutation ($id: ID!, $input: SavePageInput!) { savePage(id: $id, input: $input) { version hasDraft title } }';
const PUBLISH =
  'mutation ($id: ID!, $revisionId: ID, $expectedVersion: Int) { publishPage(id: $id, revisionId: $revisionId, expectedVersion: $expectedVersion) { isPublished hasDraft version } }';
const PUBLIC = `query ($slug: String!, $path: String!) { organization(slug: $slug) { page(path: $path) { title blocks { ${BLOCK} } } } }`;

interface Site {
  slug: string;
  owner: Caller;
  staff: Caller;
}
interface Published {
  organization: { page: { title: string; blocks: Record<string, unknown>[] } | null };
}

async function site(): Promise<Site> {
  const { id, slug } = await createOrganization(app.manager);
  const [owner, staff] = [await createUser(app.manager, id, { role: 'org_owner' }), await createUser(app.manager, id)];
  return { slug, owner: await app.signInAs(owner), staff: await app.signInAs(staff) };
}

const pageOf = async (slug: string, path: string) =>
  (await app.graphql<Published>(PUBLIC, { slug, path })).data?.organization.page;

async function create(owner: Caller, input: object): Promise<{ id: string; version: number }> {
  const { data, errors } = await app.graphql<{ createPage: { id: string; version: number } }>(
    CREATE,
    { input },
    { as: owner },
  );
  expect(errors).toBeUndefined();
  return data!.createPage;
}

test('a page is a draft until it is published, and a new draft leaves the published one as it is', async () => {
  const { slug, owner } = await site();
  const { id, version } = await create(owner, {
    path: 'leagueInfo',
    title: 'FAQ',
    blocks: [{ kind: 'HEADING', text: 'First' }],
  });
  expect(await pageOf(slug, 'leagueInfo')).toBeNull();
  await app.graphql(PUBLISH, { id, expectedVersion: version }, { as: owner });
  expect(await pageOf(slug, 'LEAGUEINFO')).toMatchObject({
    title: 'FAQ',
    blocks: [{ kind: 'HEADING', text: 'First', level: 2 }],
  });
  const saved = await app.graphql<{ savePage: { version: number } }>(
    SAVE,
    { id, input: { title: 'FAQ', blocks: [], expectedVersion: version + 1 } },
    { as: owner },
  );
  expect(saved.data?.savePage).toEqual({ version: version + 2, hasDraft: true, title: 'FAQ' });
  expect((await pageOf(slug, 'leagueInfo'))?.blocks).toHaveLength(1);
  await app.graphql(PUBLISH, { id, expectedVersion: version + 2 }, { as: owner });
  expect((await pageOf(slug, 'leagueInfo'))?.blocks).toEqual([]);
});

test('rich text becomes HTML in which nothing can run', async () => {
  const { slug, owner } = await site();
  const text =
    'A **bold** claim\n\n<script>alert(1)</script>\n\n[bad](javascript:alert(1)) [good](https://good.example/) [here](/schedule) [off](//evil.example) [ok](registration) [part](tournament/rules#age) [no](ja%76ascript:x) ![x](https://spy.example/p.gif)';
  const { id } = await create(owner, {
    path: 'about',
    title: 'About',
    blocks: [
      { kind: 'TEXT', text },
      { kind: 'ACCORDION', items: [{ title: 'Why?', text: 'Because *we* can.' }] },
    ],
  });
  await app.graphql(PUBLISH, { id, expectedVersion: 1 }, { as: owner });
  const blocks = (await pageOf(slug, 'about'))!.blocks;
  const html = String(blocks[0]!['html']);
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toContain('&lt;script&gt;');
  expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'https://good.example/',
    '/schedule',
    '/registration',
    '/tournament/rules#age',
    'https://spy.example/p.gif',
  ]);
  expect(html).not.toMatch(/<img|<script/);
  expect(blocks[1]).toMatchObject({ items: [{ title: 'Why?', html: '<p>Because <em>we</em> can.</p>\n' }] });
});

test('a video is shown from where it can be embedded', async () => {
  const { slug, owner } = await site();
  const { id } = await create(owner, {
    path: 'leagueFootage',
    title: 'Videos',
    blocks: [{ kind: 'VIDEO', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
  });
  await app.graphql(PUBLISH, { id, expectedVersion: 1 }, { as: owner });
  expect((await pageOf(slug, 'leagueFootage'))?.blocks).toMatchObject([
    { embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
  ]);
});

test.each([
  ['blocks[0].url', { kind: 'VIDEO', url: 'https://videos.example/1' }],
  ['blocks[0].url', { kind: 'IMAGE', url: 'javascript:alert(1)', alt: 'x' }],
  ['blocks[0].url', { kind: 'IMAGE', url: '//evil.example/x.png', alt: 'x' }],
  ['blocks[0].url', { kind: 'IMAGE', url: 'http://pictures.example/x.png', alt: 'x' }],
  ['blocks[0].alt', { kind: 'IMAGE', url: 'https://pictures.example/x.png' }],
  ['blocks[0].text', { kind: 'TEXT', text: '  ' }],
  ['blocks[0].text', { kind: 'HEADING', text: '' }],
  ['blocks[0].level', { kind: 'HEADING', text: 'x', level: 1 }],
  ['blocks[0].items', { kind: 'ACCORDION', items: [] }],
  ['blocks[0].items[0].url', { kind: 'LOCATIONS', items: [{ title: 'Gym', text: '', url: 'data:text/html,x' }] }],
  ['blocks[0].rows', { kind: 'TABLE', columns: ['A', 'B'], rows: [['1']] }],
  ['blocks[0].text', { kind: 'TEXT', text: 'x'.repeat(20_001) }],
])('%s is named when it is wrong: %j', async (field, block) => {
  const { owner } = await site();
  const { errors } = await app.graphql(CREATE, { input: { path: 'x', title: 'X', blocks: [block] } }, { as: owner });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown,
  });
});

test.each([['schedule'], ['Teams/3'], ['../x'], ['a b'], ['']])('the path %j is refused', async (path) => {
  const { owner } = await site();
  const { errors } = await app.graphql(CREATE, { input: { path, title: 'X' } }, { as: owner });
  expect(errors?.[0]?.extensions).toMatchObject({ errors: [expect.objectContaining({ field: 'path' })] });
});

test('a path is taken in any case; staff and other tenants edit nothing', async () => {
  const { owner, staff } = await site();
  const stranger = await site();
  const { id } = await create(owner, { path: 'Contact', title: 'Contact' });
  expect(
    (await app.graphql(CREATE, { input: { path: 'contact', title: 'X' } }, { as: owner })).errors?.[0]?.extensions.code,
  ).toBe('CONFLICT');
  expect(
    (await app.graphql(CREATE, { input: { path: 'other', title: 'X' } }, { as: staff })).errors?.[0]?.extensions.code,
  ).toBe('FORBIDDEN');
  expect(
    (await app.graphql(PUBLISH, { id, expectedVersion: 1 }, { as: stranger.owner })).errors?.[0]?.extensions.code,
  ).toBe('NOT_FOUND');
  expect(
    (await app.graphql(SAVE, { id, input: { title: 'Late', blocks: [], expectedVersion: 7 } }, { as: owner }))
      .errors?.[0]?.extensions.code,
  ).toBe('CONFLICT');
});

test('who saves on an old draft is told of all who saved another one, though the title is the same', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  const users = [1, 2, 3].map(() => createUser(app.manager, organizationId, { role: 'org_owner' }));
  const [first, second, third] = await Promise.all(users);
  const { id } = await create(await app.signInAs(first!), { path: 'rules', title: 'Rules' });
  const save = async (user: UserEntity | undefined, expectedVersion: number) => {
    const input = { title: 'Rules', blocks: [], expectedVersion };
    return (await app.graphql(SAVE, { id, input }, { as: await app.signInAs(user!) })).errors?.[0];
  };
  expect(await save(second, 1)).toBeUndefined();
  expect(await save(third, 2)).toBeUndefined();
  const changedBy = [third!.username, second!.username];
  expect(await save(first, 1)).toMatchObject({
    message: `Rules has been changed meanwhile by ${changedBy.join(' and ')}: content. Please look at it again.`,
    extensions: { code: 'CONFLICT', details: { changedBy, changedFields: ['content'] } },
  });
});

test('a deleted page comes back with all its revisions, published as before', async () => {
  const { slug, owner } = await site();
  const { id } = await create(owner, {
    path: 'youth',
    title: 'Youth',
    blocks: [{ kind: 'TEXT', text: 'Three on three 🏀' }],
  });
  await app.graphql(PUBLISH, { id, expectedVersion: 1 }, { as: owner });
  const { data } = await app.graphql<{ deletePage: { undoId: string } }>(
    'mutation ($id: ID!) { deletePage(id: $id) { undoId } }',
    { id },
    { as: owner },
  );
  expect(await pageOf(slug, 'youth')).toBeNull();
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.deletePage.undoId }, { as: owner });
  expect(await pageOf(slug, 'youth')).toMatchObject({ title: 'Youth', blocks: [{ text: 'Three on three 🏀' }] });
});

test('what was published since is named when its making is undone, which goes once that is undone', async () => {
  const { owner } = await site();
  const undoLast = async () => {
    const { data } = await app.graphql<{ undoableCommands: { id: string; label: string }[] }>(
      '{ undoableCommands { id label } }',
      {},
      { as: owner },
    );
    const [published, before] = data!.undoableCommands;
    const undo = ({ id }: { id: string }) =>
      app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id }, { as: owner });
    const { errors } = await undo(before!);
    await undo(published!);
    return [errors?.[0]?.message, (await undo(before!)).errors];
  };
  const { id, version } = await create(owner, { path: 'rules', title: 'Rules' });
  await app.graphql(PUBLISH, { id, expectedVersion: version }, { as: owner });
  expect(await undoLast()).toEqual([
    '"Created page Rules." cannot be undone: page Rules has been changed since.',
    undefined,
  ]);
});
