import type { ApiKeyScope } from '@/graphql/schema.generated';

/** What a key may, from little to much: each scope includes those before it. */
export const SCOPES: readonly { value: ApiKeyScope; name: string; label: string; hint: string }[] = [
  { value: 'READ', name: 'read', label: 'Read what visitors see', hint: 'Schedules, standings, statistics.' },
  {
    value: 'READ_MEMBERS',
    name: 'read:members',
    label: 'Read what members see',
    hint: 'Also drafts, notes, users, and players as staff see them.',
  },
  {
    value: 'WRITE_GAMES',
    name: 'write:games',
    label: 'Write games and statistics',
    hint: 'Also games, scores, statistics and plays.',
  },
  {
    value: 'WRITE',
    name: 'write',
    label: 'Write everything that staff may',
    hint: 'Also seasons, teams, players, schedules.',
  },
];

/** The one that includes all others of a key. */
export function widestScope(scopes: readonly ApiKeyScope[]): (typeof SCOPES)[number] {
  return SCOPES.findLast(({ value }) => scopes.includes(value)) ?? SCOPES[0]!;
}
