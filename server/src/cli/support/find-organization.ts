import type { Pool } from 'pg';
import { CommandError } from './command.js';

/** The organization of a slug, in any case. @throws CommandError naming those that there are */
export async function findOrganization(pool: Pool, slug: string): Promise<{ id: number; slug: string }> {
  const { rows } = await pool.query<{ id: number; slug: string }>(
    'SELECT id, slug FROM organizations WHERE test_of IS NULL ORDER BY slug',
  );
  const organization = rows.find((row) => row.slug === slug.toLowerCase());
  if (organization !== undefined) return organization;
  throw new CommandError(
    `There is no organization '${slug}'. There are: ${rows.map((row) => row.slug).join(', ') || 'none'}.`,
  );
}
