import type { SchemaFact } from './schema-fact.js';

/**
 * What the migrations hold and the entities do not repeat, because TypeORM has no words for it or must not act on it.
 * The agreement test wants exactly this list. Check constraints, triggers and indexes that are not unique are no part
 * of the comparison: no entity says anything about them, and none of them changes what a row may refer to.
 */
export const ALLOWANCES: readonly SchemaFact[] = [
  // Unique over an expression, or over a part of the rows.
  'CREATE UNIQUE INDEX users_username_key ON public.users USING btree (lower(username))',
  'CREATE UNIQUE INDEX players_import_key ON public.players USING btree (organization_id, import_key) WHERE (import_key IS NOT NULL)',
  'CREATE UNIQUE INDEX player_attributes_name_key ON public.player_attributes USING btree (organization_id, lower(name))',
  'CREATE UNIQUE INDEX game_periods_name_key ON public.game_periods USING btree (organization_id, sport_id, lower(name))',
  'CREATE UNIQUE INDEX statistics_ledger_operation_key ON public.statistics_ledger USING btree (organization_id, operation_id)' +
    ' WHERE (operation_id IS NOT NULL)',
  'CREATE UNIQUE INDEX api_keys_name_key ON public.api_keys USING btree (organization_id, lower(name)) WHERE (revoked_at IS NULL)',
  "CREATE UNIQUE INDEX password_links_invitation_key ON public.password_links USING btree (user_id) WHERE (kind = 'invitation'::text)",
  'CREATE UNIQUE INDEX pages_path_key ON public.pages USING btree (organization_id, lower(path))',

  // A missing season, season league or date is a value of the key as any other.
  'player_season_totals: nulls are equal in player_season_totals_key',
  'player_stat_totals: nulls are equal in player_stat_totals_key',
  'team_season_totals: nulls are equal in team_season_totals_key',
  'team_stat_totals: nulls are equal in team_stat_totals_key',
  'byes: nulls are equal in byes_team_date_key',

  // Parts that go with the whole.
  'user_sports: (user_id) on delete cascade',
  'sessions: (user_id) on delete cascade',
  'password_links: (user_id) on delete cascade',
  'mails: (user_id) on delete cascade',
  'mail_followers: (organization_id, team_id) on delete cascade',
  'game_presences: (user_id) on delete cascade',
  'game_presences: (organization_id, game_id) on delete cascade',
  'game_box_scores: (organization_id, game_id) on delete cascade',
  'scorekeeper_links: (organization_id, game_id) on delete cascade',
  'scorekeeper_sessions: (organization_id, link_id) on delete cascade',
  'webhook_deliveries: (organization_id, webhook_id) on delete cascade',
  'webhook_attempts: (organization_id, delivery_id) on delete cascade',
  'api_key_days: (organization_id, key_id) on delete cascade',
  'push_deliveries: (organization_id, news_id) on delete cascade',
  'push_deliveries: (organization_id, subscription_id) on delete cascade',
  'simulated_games: (organization_id, game_id) on delete cascade',
  'organizations: (test_of) on delete cascade',
  'sessions: (organization_id) on delete set null',
  'upload_sizes: (organization_id, upload_id) on delete cascade',
  'undo_steps: (organization_id, undo_entry_id) on delete cascade',

  // Optional references. Each names the one column to clear: without it organization_id would be cleared too.
  'organizations: (id, logo_upload_id) on delete set null (logo_upload_id)',
  'players: (organization_id, image_upload_id) on delete set null (image_upload_id)',
  'players: (organization_id, sponsor_upload_id) on delete set null (sponsor_upload_id)',
  'teams: (organization_id, logo_upload_id) on delete set null (logo_upload_id)',
  'season_league_teams: (organization_id, captain_player_id) on delete set null (captain_player_id)',
  'schedule_time_slots: (organization_id, location_id) on delete set null (location_id)',
  'games: (organization_id, schedule_id) on delete set null (schedule_id)',
  'games: (organization_id, location_id) on delete set null (location_id)',
  'pages: (organization_id, published_revision_id) on delete set null (published_revision_id)',
];

/** Every tenant's row goes with its organization. */
export const GOES_WITH_ORGANIZATION = /^\w+: \(organization_id\) on delete cascade$/;

/** Tables that a library makes for itself: no migration, no entity describes them. */
export const TABLES_OF_LIBRARIES: readonly string[] = ['migrations']; // TypeORM's record of those that have run
