import { readdirSync } from 'node:fs';
import type { PermissionRow } from './row.js';

/** All rows of the files in `rows`. */
export async function permissionTable(): Promise<PermissionRow[]> {
  const files = readdirSync(new URL('./rows', import.meta.url))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3));
  const modules = (await Promise.all(files.map((name) => import(`./rows/${name}.ts`)))) as { rows: PermissionRow[] }[];
  return modules.flatMap(({ rows }) => rows);
}
