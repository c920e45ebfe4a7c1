import { valueTaken } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';
import type { OrganizationEntity } from './organization.entity.js';
import { lockSlugs } from './free-slug.service.js';
import { MOST_FORMER_SLUGS } from './organization-input.service.js';

type Slugs = Pick<OrganizationEntity, 'slug' | 'formerSlugs'>;

/**
 * The former slugs of an organization after a change: a slug that it gives up joins them, so that links, bookmarks,
 * calendars and embeds that people have go on leading to it; one that it takes up again leaves them.
 * @param row the organization as it was
 * @param changed what of it the change says
 */
export function formerSlugsAfter(
  row: Slugs,
  { slug = row.slug, formerSlugs = row.formerSlugs }: Partial<Slugs>,
): string[] {
  const all = slug === row.slug ? formerSlugs : [...formerSlugs.filter((former) => former !== row.slug), row.slug];
  return all.filter((former) => former !== slug).slice(-MOST_FORMER_SLUGS);
}

/**
 * Refuses slugs that lead to another organization, within a write. Until that ends nobody else takes any.
 * @throws 409 naming the field, and the organization that a former slug still leads to
 */
export async function requireFreeSlugs(
  { manager }: Write,
  id: number | null,
  { slug, formerSlugs }: Slugs,
): Promise<void> {
  await lockSlugs(manager);
  const [taken] = (await manager.query(
    `SELECT o.name, t.slug FROM unnest($2::text[]) WITH ORDINALITY AS t (slug, place)
     JOIN organizations o ON o.slug = t.slug AND t.slug <> $3 OR o.former_slugs @> ARRAY[t.slug]
     WHERE o.id IS DISTINCT FROM $1 ORDER BY t.place, o.id LIMIT 1`,
    [id, [slug, ...formerSlugs], slug],
  )) as { name: string; slug: string }[];
  if (!taken) return;
  throw valueTaken(
    `Addresses that begin with /${taken.slug} lead to ${taken.name}, which would have to give them up first.`,
    taken.slug === slug ? 'slug' : 'formerSlugs',
  );
}
