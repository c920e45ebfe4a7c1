import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { allNoticed } from '../../testing/changes.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

const BY_SLUG = `query BySlug($slug: String!) {
  organization(slug: $slug) {
    id name slug domains domain theme accent language siteLanguage timeZone homeVariant navVariant captainLabel listed customSite customPageUrl
    logoUrl facebookUrl instagramUrl youtubeUrl venueOrder sports { name }
  }
}`;

/** Slugs of a list field, of the organizations made here. */
async function slugs(field: 'organizations' | 'listings', among: { slug: string }[], as = {}): Promise<string[]> {
  const { data } = await app.graphql<Record<string, { slug: string }[]>>(`{ ${field} { slug } }`, {}, { as });
  const wanted = new Set(among.map(({ slug }) => slug));
  return data![field]!.map(({ slug }) => slug).filter((slug) => wanted.has(slug));
}

describe('an organization', () => {
  test('shows its settings, its domains in order and its sports', async () => {
    const [main, second] = [`${unique('main')}.example`, `${unique('second')}.example`];
    const { id, slug } = await createOrganization(app.manager, {
      name: 'Harbor Hoops',
      theme: 'dark',
      accent: '#aa0011',
      timeZone: 'America/New_York',
      homeVariant: 'stat_leaders',
      navVariant: 'youth',
      captainLabel: 'Coach',
      customSite: true,
      customPageUrl: 'https://hoops.example/',
      youtubeUrl: 'https://youtube.example/hoops',
      venueOrder: ['Fountain Valley', 'Tustin Columbus'],
      domains: [main, second],
      sports: ['tennis', 'basketball'],
    });
    const { data } = await app.graphql(BY_SLUG, { slug });
    expect(data?.['organization']).toMatchObject({
      id: String(id),
      name: 'Harbor Hoops',
      slug,
      domains: [main, second],
      domain: main,
      theme: 'DARK',
      accent: '#aa0011',
      language: 'en',
      siteLanguage: 'DEVICE',
      timeZone: 'America/New_York',
      homeVariant: 'STAT_LEADERS',
      navVariant: 'YOUTH',
      captainLabel: 'Coach',
      listed: true,
      customSite: true,
      customPageUrl: 'https://hoops.example/',
      logoUrl: null,
      facebookUrl: null,
      instagramUrl: null,
      youtubeUrl: 'https://youtube.example/hoops',
      venueOrder: ['Fountain Valley', 'Tustin Columbus'],
    });
    expect((data!['organization'] as { sports: { name: string }[] }).sports.map(({ name }) => name).sort()).toEqual([
      'basketball',
      'tennis',
    ]);
  });

  test('has the address of its logo: the file that fits best', async () => {
    const { id, slug } = await createOrganization(app.manager);
    const [{ upload }] = (await app.manager.query(
      `INSERT INTO uploads (organization_id, purpose, original_name, mime, sha256, width, height)
       VALUES ($1, 'logo', 'logo.png', 'image/png', 'aa', 1000, 1000) RETURNING id AS upload`,
      [id],
    )) as [{ upload: number }];
    for (const [label, width] of [
      ['small', 100],
      ['medium', 500],
      ['large', 1000],
    ]) {
      await app.manager.query(
        `INSERT INTO upload_sizes (organization_id, upload_id, label, width, height, mime, byte_length, storage_key)
         VALUES ($1, $2, $3, $4, $4, 'image/webp', 10, $5)`,
        [id, upload, label, width, `${slug}-${label}.webp`],
      );
    }
    await app.manager.query('UPDATE organizations SET logo_upload_id = $2 WHERE id = $1', [id, upload]);
    const { data } = await app.graphql(BY_SLUG, { slug });
    expect(data?.['organization']).toMatchObject({ logoUrl: `/uploads/${slug}-medium.webp` });
  });

  test('costs one statement, and none when this process has it', async () => {
    const { slug } = await createOrganization(app.manager);
    const settings = 'query S($slug: String!) { organization(slug: $slug) { name domains logoUrl } }';
    await allNoticed(app.versions, app.database.pool);
    expect(await app.statementsOf(settings, { slug })).toEqual(['organization_by_slug']);
    expect(await app.statementsOf(settings, { slug })).toEqual([]);
  });
});

describe('organizations', () => {
  test('are the listed ones for visitors, the own one too for its staff, all for super administrators', async () => {
    const shown = await createOrganization(app.manager, { name: 'A shown' });
    const hidden = await createOrganization(app.manager, { name: 'B hidden', listed: false });
    const other = await createOrganization(app.manager, { name: 'C other hidden', listed: false });
    const staff = await app.signInAs(await createUser(app.manager, hidden.id));
    const admin = await app.signInAs(await createUser(app.manager, null));
    const made = [shown, hidden, other];
    expect(await slugs('organizations', made)).toEqual([shown.slug]);
    expect(await slugs('organizations', made, staff)).toEqual([shown.slug, hidden.slug]);
    expect(await slugs('organizations', made, admin)).toEqual([shown.slug, hidden.slug, other.slug]);
  });
});

describe('All Listings', () => {
  test('omits unlisted organizations and those whose users are all super administrators', async () => {
    const run = await createOrganization(app.manager, { name: 'run by staff' });
    const both = await createOrganization(app.manager, { name: 'Also run by staff' });
    const platform = await createOrganization(app.manager, { name: 'only super administrators' });
    const empty = await createOrganization(app.manager, { name: 'nobody' });
    const unlisted = await createOrganization(app.manager, { name: 'unlisted', listed: false });
    for (const { id } of [run, both, unlisted]) await createUser(app.manager, id);
    for (const { id } of [both, platform]) await createUser(app.manager, id, { role: 'super_admin' });
    expect(await slugs('listings', [run, both, platform, empty, unlisted])).toEqual([both.slug, run.slug]);
  });
});
