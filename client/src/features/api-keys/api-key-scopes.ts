import type { ApiKeyScope } from '@/graphql/schema.generated';
import { t } from '@/texts';

/** What a key may, from little to much: each scope includes those before it. */
export const SCOPES: readonly { value: ApiKeyScope; name: string; label: () => string; hint: () => string }[] = [
  {
    value: 'READ',
    name: 'read',
    label: () => t.apiKeys.read_what_visitors_see(),
    hint: () => t.apiKeys.schedules_standings_statistics(),
  },
  {
    value: 'READ_MEMBERS',
    name: 'read:members',
    label: () => t.apiKeys.read_what_members_see(),
    hint: () => t.apiKeys.also_drafts_notes_users_and_players_as_staff(),
  },
  {
    value: 'WRITE_GAMES',
    name: 'write:games',
    label: () => t.apiKeys.write_games_and_statistics(),
    hint: () => t.apiKeys.also_games_scores_statistics_and_plays(),
  },
  {
    value: 'WRITE',
    name: 'write',
    label: () => t.apiKeys.write_everything_that_staff_may(),
    hint: () => t.apiKeys.also_seasons_teams_players_schedules(),
  },
];

/** The one that includes all others of a key. */
export function widestScope(scopes: readonly ApiKeyScope[]): (typeof SCOPES)[number] {
  return SCOPES.findLast(({ value }) => scopes.includes(value)) ?? SCOPES[0]!;
}
