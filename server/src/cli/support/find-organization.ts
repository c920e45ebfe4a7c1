import type { Pool } from 'pg';
import { CommandError } from './command.js';

/**
 * The organization of a slug, also of one that it had before, in any case.
 * @throws CommandError naming those that there are
 */
export async function findOrganization(pool: Pool, slug: string): Promise<{ id: number; slug: string }> {
  const { rows } = await pool.query<{ id: number; slug: string; former: string[] }>(
    'SELECT id, slug, former_slugs AS former FROM organizations WHERE test_of IS NULL ORDER BY slug',
  );
  const wanted = slug.toLowerCase();
  const found = rows.find((row) => row.slug === wanted) ?? rows.find(({ former }) => former.includes(wanted));
  if (found !== undefined) return { id: found.id, slug: found.slug };
  throw new CommandError(
    `There is no organization '${slug}'. There are: ${rows.map((row) => row.slug).join(', ') || 'none'}.`,
  );
}
