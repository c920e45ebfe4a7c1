import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createUser, unique } from '../testing/factories.js';
import { routers } from '../routers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers });
});
afterAll(() => app.close());

const get = async (path: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(app.url + path);
  return { status: response.status, text: await response.text() };
};

test('robots.txt names the sitemap, and that each listed organization with a user', async () => {
  const [open, hidden] = [
    await createOrganization(app.manager, { listed: true }),
    await createOrganization(app.manager, { listed: false }),
  ];
  for (const { id } of [open, hidden]) await createUser(app.manager, id);
  expect(await get('/robots.txt')).toMatchObject({
    status: 200,
    text: expect.stringContaining(`Sitemap: ${app.url}/sitemap.xml`) as string,
  });
  const { text } = await get('/sitemap.xml');
  expect(text).toContain(`<loc>${app.url}/${open.slug}/sitemap.xml</loc>`);
  expect(text).not.toContain(hidden.slug);
  expect((await get(`/${open.slug}/sitemap.xml`)).text).toContain(`<loc>${app.url}/${open.slug}/teamList</loc>`);
  expect((await get(`/${hidden.slug}/sitemap.xml`)).status).toBe(404);
  expect((await get('/nobody-here/sitemap.xml')).status).toBe(404);
});

test("an organization's own host has its own sitemap and no other one, whoever asks", async () => {
  const host = `${unique('own')}.example`;
  await createOrganization(app.manager, { domains: [host] });
  const other = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, other.id));
  for (const caller of [{}, { as }]) {
    const { status, text } = await app.request({ path: '/sitemap.xml', host, ...caller });
    expect([status, text.includes(`<loc>http://${host}/schedule</loc>`), text.includes('sitemapindex')]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await app.request({ path: `/${other.slug}/sitemap.xml`, host, ...caller })).status).toBe(404);
  }
});
