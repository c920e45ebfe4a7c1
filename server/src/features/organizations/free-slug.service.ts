import type { EntityManager } from 'typeorm';

/** What fits a host label. */
const LONGEST = 63;

/** Until the transaction ends nobody else takes a slug: looking for one and taking it are one step. */
export async function lockSlugs(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('slugs'))");
}

/** The slug, or when an organization has it already the first of slug-2, slug-3, … that none has or had. */
export async function freeSlug(manager: EntityManager, slug: string): Promise<string> {
  await lockSlugs(manager);
  for (let number = 2, candidate = slug; ; number += 1) {
    const taken = (await manager.query(
      'SELECT 1 FROM organizations WHERE lower(slug) = $1 OR former_slugs @> ARRAY[$1]',
      [candidate],
    )) as unknown[];
    if (taken.length === 0) return candidate;
    const suffix = `-${number}`;
    candidate = slug.slice(0, LONGEST - suffix.length).replace(/-$/, '') + suffix;
  }
}
