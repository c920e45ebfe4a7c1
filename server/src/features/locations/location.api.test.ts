import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { LocationEntity } from './location.entity.js';
import { findLocation } from './location.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('locations come by name; a location without an address has none', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const [gym] = await app.manager.save(LocationEntity, [
    { organizationId: id, name: 'south gym' },
    { organizationId: id, name: 'North Gym', url: 'https://maps.example/north' },
    { organizationId: other.id, name: 'Elsewhere' },
  ]);
  const { data } = await app.graphql(
    'query ($slug: String!) { organization(slug: $slug) { locations { name url } } }',
    { slug },
  );
  expect(data).toEqual({
    organization: {
      locations: [
        { name: 'North Gym', url: 'https://maps.example/north' },
        { name: 'south gym', url: null },
      ],
    },
  });

  const ctx = await app.context();
  expect(await findLocation(ctx, id, gym!.id)).toMatchObject({ name: 'south gym', url: null });
  expect(await findLocation(ctx, other.id, gym!.id)).toBeNull();
  expect(await findLocation(ctx, id, 'x')).toBeNull();
});
