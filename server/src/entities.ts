import { PlayerAttributeEntity } from './features/attributes/player-attribute.entity.js';
import { PlayerAttributeValueEntity } from './features/attributes/player-attribute-value.entity.js';
import { AuditEntryEntity } from './features/audit/audit-entry.entity.js';
import { RateLimit } from './features/auth/rate-limit.entity.js';
import { RequestBudgetEntity } from './http/budgets/request-budget.entity.js';
import { SessionEntity } from './features/auth/session.entity.js';
import { GameLedgerEntryEntity } from './features/box-scores/game-ledger-entry.entity.js';
import { GameBoxScoreEntity } from './features/box-scores/game-box-score.entity.js';
import { GameLineEntity } from './features/box-scores/game-line.entity.js';
import { GameLineValueEntity } from './features/box-scores/game-line-value.entity.js';
import { PeriodScoreEntity } from './features/box-scores/period-score.entity.js';
import { StatisticsLedgerEntryEntity } from './features/box-scores/statistics-ledger-entry.entity.js';
import { BusinessEntity } from './features/businesses/business.entity.js';
import { ByeEntity } from './features/byes/bye.entity.js';
import { ChangeEntity } from './features/changes/change.entity.js';
import { DivisionEntity } from './features/divisions/division.entity.js';
import { DivisionTeamEntity } from './features/divisions/division-team.entity.js';
import { GamePresenceEntity } from './features/presence/game-presence.entity.js';
import { AcceptedFindingEntity } from './features/integrity/accepted-finding.entity.js';
import { GameNewsEntity } from './features/game-news/game-news.entity.js';
import { GameEntity } from './features/games/game.entity.js';
import { IdempotencyEntryEntity } from './features/idempotency/idempotency-entry.entity.js';
import { LeagueEntity } from './features/leagues/league.entity.js';
import { SeasonLeagueEntity } from './features/leagues/season-league.entity.js';
import { LinkEntity } from './features/links/link.entity.js';
import { LocationEntity } from './features/locations/location.entity.js';
import { OrganizationEntity } from './features/organizations/organization.entity.js';
import { OrganizationDomainEntity } from './features/organizations/organization-domain.entity.js';
import { OrganizationSportEntity } from './features/organizations/organization-sport.entity.js';
import { PageEntity } from './features/pages/page.entity.js';
import { PageRevisionEntity } from './features/pages/page-revision.entity.js';
import { GamePeriodEntity } from './features/periods/game-period.entity.js';
import { PlayEntity } from './features/plays/play.entity.js';
import { PlayerEntity } from './features/players/player.entity.js';
import { PlayerVideoEntity } from './features/players/player-video.entity.js';
import { PushDeliveryEntity } from './features/push/push-delivery.entity.js';
import { PushKeysEntity } from './features/push/push-keys.entity.js';
import { PushSubscriptionEntity } from './features/push/push-subscription.entity.js';
import { ReschedulingEntity } from './features/reschedulings/rescheduling.entity.js';
import { RosterEntryEntity } from './features/rosters/roster-entry.entity.js';
import { ScheduleEntity } from './features/schedules/schedule.entity.js';
import { ScheduleDraftEntity } from './features/schedules/schedule-draft.entity.js';
import { ScheduleTimeSlotEntity } from './features/schedules/schedule-time-slot.entity.js';
import { ImportedGameEntity } from './features/season-import/imported-game.entity.js';
import { SeasonEntity } from './features/seasons/season.entity.js';
import { ApiKeyDayEntity } from './features/api-keys/api-key-day.entity.js';
import { ApiKeyEntity } from './features/api-keys/api-key.entity.js';
import { ScorekeeperLinkEntity } from './features/scorekeepers/scorekeeper-link.entity.js';
import { ScorekeeperSessionEntity } from './features/scorekeepers/scorekeeper-session.entity.js';
import { SimulatedGameEntity } from './features/api-keys/simulated-game.entity.js';
import { SportEntity } from './features/sports/sport.entity.js';
import { SeasonLeagueStatisticEntity } from './features/stat-definitions/season-league-statistic.entity.js';
import { StatDefinitionEntity } from './features/stat-definitions/stat-definition.entity.js';
import { SeasonLeagueTeamEntity } from './features/teams/season-league-team.entity.js';
import { TeamEntity } from './features/teams/team.entity.js';
import { PlayerSeasonTotalEntity } from './features/totals/player-season-total.entity.js';
import { PlayerStatTotalEntity } from './features/totals/player-stat-total.entity.js';
import { TeamSeasonTotalEntity } from './features/totals/team-season-total.entity.js';
import { TeamStatTotalEntity } from './features/totals/team-stat-total.entity.js';
import { UndoEntryEntity } from './features/undo/undo-entry.entity.js';
import { UndoStepEntity } from './features/undo/undo-step.entity.js';
import { MailEntity } from './features/mail/mail.entity.js';
import { MailFollowerEntity } from './features/mail-followers/mail-follower.entity.js';
import { PasswordLinkEntity } from './features/users/password-link.entity.js';
import { UserEntity } from './features/users/user.entity.js';
import { UserSportEntity } from './features/users/user-sport.entity.js';
import { WebhookAttemptEntity } from './features/webhooks/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from './features/webhooks/webhook-delivery.entity.js';
import { WebhookEntity } from './features/webhooks/webhook.entity.js';
import { WeekOffEntity } from './features/weeks-off/week-off.entity.js';
import { UploadEntity } from './uploads/upload.entity.js';
import { UploadSizeEntity } from './uploads/upload-size.entity.js';

/** Every entity of the product; TypeORM knows only what stands here. */
export const entities: (new () => object)[] = [
  SportEntity,
  OrganizationEntity,
  OrganizationDomainEntity,
  OrganizationSportEntity,
  UserEntity,
  UserSportEntity,
  SessionEntity,
  MailEntity,
  MailFollowerEntity,
  PasswordLinkEntity,
  RateLimit,
  RequestBudgetEntity,
  AuditEntryEntity,
  UndoEntryEntity,
  UndoStepEntity,
  IdempotencyEntryEntity,
  UploadEntity,
  UploadSizeEntity,
  SeasonEntity,
  LeagueEntity,
  SeasonLeagueEntity,
  PlayEntity,
  PlayerEntity,
  PlayerVideoEntity,
  TeamEntity,
  SeasonLeagueTeamEntity,
  DivisionEntity,
  DivisionTeamEntity,
  RosterEntryEntity,
  PlayerAttributeEntity,
  PlayerAttributeValueEntity,
  StatDefinitionEntity,
  SeasonLeagueStatisticEntity,
  GamePeriodEntity,
  LocationEntity,
  ScheduleEntity,
  ScheduleTimeSlotEntity,
  ScheduleDraftEntity,
  GameEntity,
  ImportedGameEntity,
  PeriodScoreEntity,
  GameBoxScoreEntity,
  GameLineEntity,
  GameLineValueEntity,
  StatisticsLedgerEntryEntity,
  GameLedgerEntryEntity,
  ReschedulingEntity,
  ChangeEntity,
  AcceptedFindingEntity,
  GamePresenceEntity,
  ApiKeyEntity,
  ApiKeyDayEntity,
  SimulatedGameEntity,
  ScorekeeperLinkEntity,
  ScorekeeperSessionEntity,
  PlayerSeasonTotalEntity,
  PlayerStatTotalEntity,
  TeamStatTotalEntity,
  TeamSeasonTotalEntity,
  ByeEntity,
  WeekOffEntity,
  LinkEntity,
  PageEntity,
  PageRevisionEntity,
  BusinessEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  GameNewsEntity,
  PushKeysEntity,
  PushSubscriptionEntity,
  PushDeliveryEntity,
];
