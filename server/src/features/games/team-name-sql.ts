/**
 * SQL of the name of a team that a game's column names; `$1` is the organization. Where the game is locked, this takes
 * the place of a join: PostgreSQL looks at a row again that it has waited for, beside the very rows that it had joined
 * before, and leaves out a game whose teams were changed meanwhile.
 */
export const teamNameSql = (column: string): string =>
  `(SELECT named.name FROM teams named WHERE named.organization_id = $1 AND named.id = ${column})`;
