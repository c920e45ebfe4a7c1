import 'reflect-metadata';
import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray, type PubSub } from 'type-graphql';
import { refusalIn } from './http/failure.js';
import { describeCosts } from './http/graphql/limits/describe-costs.js';
import { knowConcreteTypes } from './lib/concrete-type.js';
import { letFieldsFail, SEMANTIC_NON_NULL } from './lib/failing-fields.js';
import { ApiKeyResolver } from './features/api-keys/api-key.resolver.js';
import { TestOrganizationResolver } from './features/api-keys/test-organization.resolver.js';
import { OrganizationAttributesResolver } from './features/attributes/attribute.resolver.js';
import { AttributeWriteResolver } from './features/attributes/attribute.write.resolver.js';
import { OrganizationBusinessesResolver } from './features/businesses/business.resolver.js';
import { BusinessWriteResolver } from './features/businesses/business.write.resolver.js';
import { IntegrityFindingResolver, SeasonIntegrityResolver } from './features/integrity/integrity.resolver.js';
import { SeasonLeagueMismatchesResolver } from './features/integrity/score-mismatch.resolver.js';
import { GameBoxScoreResolver } from './features/box-scores/box-score.resolver.js';
import { GameSideResolver } from './features/box-scores/game-side.resolver.js';
import { PlayerGamesResolver, PlayerGameStatConnectionResolver } from './features/box-scores/player-games.resolver.js';
import { ByeResolver, OrganizationByesResolver, SeasonLeagueByesResolver } from './features/byes/bye.resolver.js';
import { ByeWriteResolver } from './features/byes/bye.write.resolver.js';
import {
  GamePlaceFindingsResolver,
  OrganizationPlaceFindingsResolver,
} from './features/calendar/place-findings.resolver.js';
import { ChangeResolver, OrganizationChangesResolver } from './features/changes/changes.resolver.js';
import { CalendarWriteResolver } from './features/calendar/calendar.write.resolver.js';
import { AuditResolver } from './features/audit/audit.resolver.js';
import { AuthResolver } from './features/auth/auth.resolver.js';
import { PasswordResetResolver } from './features/auth/password-reset.resolver.js';
import { MailFollowerResolver } from './features/mail-followers/mail-follower.resolver.js';
import { MailResolver } from './features/mail/mail.resolver.js';
import { PushSubscriptionResolver } from './features/push/push-subscription.resolver.js';
import {
  BracketEntrantResolver,
  BracketMatchResolver,
  BracketResolver,
  DivisionBracketResolver,
} from './features/brackets/bracket.resolver.js';
import { BracketWriteResolver } from './features/brackets/bracket.write.resolver.js';
import {
  DivisionResolver,
  OrganizationDivisionsResolver,
  SeasonDivisionsResolver,
  SeasonLeagueTeamDivisionResolver,
} from './features/divisions/division.resolver.js';
import { DivisionTeamResolver } from './features/divisions/division-team.resolver.js';
import { SeasonDivisionResolver } from './features/divisions/season-division.resolver.js';
import {
  StandingsRowDivisionResolver,
  StandingsTableDivisionResolver,
} from './features/divisions/standings-division.resolver.js';
import { DivisionWriteResolver } from './features/divisions/division.write.resolver.js';
import { GameResolver, OrganizationGamesResolver, TeamGamesResolver } from './features/games/game.resolver.js';
import { GameWriteResolver } from './features/games/game.write.resolver.js';
import { DivisionGameResolver, SeasonLeagueGameResolver } from './features/games/game-lookup.resolver.js';
import { OrganizationTodayResolver, SeasonGamesResolver } from './features/games/season-games.resolver.js';
import { OrganizationLeaguesResolver, SeasonLeaguesResolver } from './features/leagues/league.resolver.js';
import { LeagueResolver, SeasonLeagueResolver } from './features/leagues/season-league.resolver.js';
import { LeagueWriteResolver } from './features/leagues/league.write.resolver.js';
import { CurrentSeasonLeagueResolver } from './features/leagues/current-season-league.resolver.js';
import { OrganizationSeasonLeagueResolver } from './features/leagues/season-league-lookup.resolver.js';
import { OrganizationLinksResolver } from './features/links/link.resolver.js';
import { LinkWriteResolver } from './features/links/link.write.resolver.js';
import { OrganizationPagesResolver, PageResolver } from './features/pages/page.resolver.js';
import { PageWriteResolver } from './features/pages/page.write.resolver.js';
import { OrganizationLocationsResolver } from './features/locations/location.resolver.js';
import { OrganizationResolver } from './features/organizations/organization.resolver.js';
import { OrganizationWriteResolver } from './features/organizations/organization.write.resolver.js';
import { GamePeriodResolver, OrganizationGamePeriodsResolver } from './features/periods/game-period.resolver.js';
import { GamePeriodWriteResolver } from './features/periods/game-period.write.resolver.js';
import { GamePlaysResolver, PlayResolver, SeasonLeaguePlaySettingsResolver } from './features/plays/play.resolver.js';
import { GameReschedulingResolver } from './features/reschedulings/rescheduling.resolver.js';
import {
  GamePreviewResolver,
  GameSidePreviewResolver,
  SeasonLeaderResolver,
  SeasonLineResolver,
} from './features/previews/preview.resolver.js';
import { GameRecapResolver, RecapFactResolver } from './features/recaps/recap.resolver.js';
import { PresenceWriteResolver } from './features/presence/presence.write.resolver.js';
import { PlayWriteResolver, SavePlaysPayloadResolver } from './features/plays/play.write.resolver.js';
import {
  PlayerMergePreviewResolver,
  PlayerMergeResolver,
  PlayerNamesakeResolver,
  PlayerWriteResolver,
} from './features/players/player.write.resolver.js';
import {
  OrganizationPlayersResolver,
  PlayerAttributeValueResolver,
  PlayerResolver,
  SeasonLeagueTeamCaptainResolver,
} from './features/players/player.resolver.js';
import { OrganizationRecordsResolver, RecordsResolver } from './features/records/record.resolver.js';
import { OrganizationStatLeadersResolver } from './features/records/stat-leaders.resolver.js';
import { OrganizationSearchResolver, SearchResultsResolver } from './features/search/search.resolver.js';
import {
  PlayerCareerResolver,
  PlayerFiguresResolver,
  PlayerSeasonFiguresResolver,
} from './features/figures/figures.resolver.js';
import { TeamFiguresResolver, TeamSeasonFiguresResolver } from './features/figures/team-figures.resolver.js';
import { OrganizationLeaderboardResolver } from './features/figures/leaderboard.resolver.js';
import {
  RosterEntryResolver,
  SeasonLeagueTeamRosterResolver,
  TeamRosterResolver,
} from './features/rosters/roster.resolver.js';
import { RosterEntryLookupResolver } from './features/rosters/roster-lookup.resolver.js';
import { MovePlayersPayloadResolver, RosterWriteResolver } from './features/rosters/roster.write.resolver.js';
import { PlayerTeamsResolver, TeamHistoryEntryResolver } from './features/rosters/team-history.resolver.js';
import { OrganizationSeasonsResolver, SeasonResolver } from './features/seasons/season.resolver.js';
import { SeasonWriteResolver } from './features/seasons/season.write.resolver.js';
import { SeasonDeleteResolver } from './features/season-delete/season-delete.resolver.js';
import { OrganizationDayScoresResolver } from './features/live/day-scores.resolver.js';
import { SeasonLeagueGamesTodayResolver } from './features/live/games-today.resolver.js';
import { RefusalsResolver, StaleVersionResolver, ValueTakenResolver } from './features/refusals/refusal.resolver.js';
import { noteRefusals } from './lib/note-refusals.js';
import { NodeResolver } from './features/nodes/node.resolver.js';
import { NameListResolver } from './features/name-lists/name-list.resolver.js';
import {
  RosterImportPreviewResolver,
  RosterImportReportResolver,
  RosterImportResolver,
} from './features/roster-import/roster-import.resolver.js';
import { ScheduleDraftResolver, ScheduleDraftsResolver } from './features/schedules/generation/draft.resolver.js';
import { ScheduleMoveResolver } from './features/schedules/moves/move.resolver.js';
import { ScheduleResolver, ScheduleWeekResolver } from './features/schedules/schedule.resolver.js';
import { ScheduleWriteResolver } from './features/schedules/schedule.write.resolver.js';
import { SeasonImportResolver } from './features/season-import/season-import.resolver.js';
import { GameScorekeeperLinksResolver, ScorekeepingResolver } from './features/scorekeepers/scorekeeper.resolver.js';
import { SportResolver } from './features/sports/sport.resolver.js';
import {
  OrganizationStandingsResolver,
  StandingsRowResolver,
  StandingsTableResolver,
} from './features/standings/standings.resolver.js';
import {
  CountedOpponentsResolver,
  SeasonResultDatesResolver,
  TeamCountedGamesResolver,
} from './features/standings/counted-games.resolver.js';
import { CountedGamesResolver } from './features/games/counted-games.resolver.js';
import {
  OrganizationSeasonLeagueTeamsResolver,
  RankedTeamsResolver,
  SeasonLeagueTeamRankResolver,
} from './features/standings/ranked-teams.resolver.js';
import { StandingsGamesResolver } from './features/standings/standings-games.resolver.js';
import { GameToComeResolver } from './features/games/game-to-come.resolver.js';
import { GamesInProgressResolver } from './features/games/games-in-progress.resolver.js';
import { StandingsRulesResolver } from './features/standings/standings-rules.resolver.js';
import { SeasonLeagueTeamStandingResolver } from './features/standings/team-standing.resolver.js';
import {
  SeasonLeagueStatisticsResolver,
  SeasonLeagueStatisticsWriteResolver,
} from './features/stat-definitions/season-league-statistics.resolver.js';
import {
  OrganizationStatDefinitionsResolver,
  StatDefinitionResolver,
} from './features/stat-definitions/stat-definition.resolver.js';
import { GameCorrectionsResolver, GameSideEntryResolver } from './features/statistics/statistics.resolver.js';
import {
  SavePeriodScoresPayloadResolver,
  SaveStatisticsPayloadResolver,
  StatisticsWriteResolver,
} from './features/statistics/statistics.write.resolver.js';
import { StatDefinitionWriteResolver } from './features/stat-definitions/stat-definition.write.resolver.js';
import {
  SeasonLeagueTeamCountResolver,
  SeasonLeagueTeamResolver,
} from './features/teams/season-league-team.resolver.js';
import {
  CurrentSeasonTeamResolver,
  SeasonLeagueTeamLookupResolver,
} from './features/teams/season-league-team-lookup.resolver.js';
import { TeamLookResolver } from './features/teams/team-look.resolver.js';
import { OrganizationTeamsResolver, TeamResolver } from './features/teams/team.resolver.js';
import { SeasonLeagueTeamWriteResolver, TeamWriteResolver } from './features/teams/team.write.resolver.js';
import { TenancyResolver } from './features/tenancy/tenancy.resolver.js';
import { UndoResolver } from './features/undo/undo.resolver.js';
import { OrganizationUsersResolver, UserResolver } from './features/users/user.resolver.js';
import { ErasureResolver } from './features/person-data/erasure.resolver.js';
import { PlayerTotalsResolver, TeamTotalsResolver } from './features/totals/totals.resolver.js';
import { SeasonLeagueTeamTotalsResolver } from './features/totals/season-league-team-totals.resolver.js';
import { OrganizationWeeksOffResolver, WeekOffResolver } from './features/weeks-off/week-off.resolver.js';
import { WeekOffWriteResolver } from './features/weeks-off/week-off.write.resolver.js';
import { WebhookResolver } from './features/webhooks/webhook.resolver.js';

/** Every resolver of the graph, in the order of the features. */
const resolvers: NonEmptyArray<Function> = [
  AuditResolver,
  UndoResolver,
  SportResolver,
  OrganizationResolver,
  OrganizationWriteResolver,
  TenancyResolver,
  UserResolver,
  OrganizationUsersResolver,
  AuthResolver,
  PasswordResetResolver,
  MailResolver,
  MailFollowerResolver,
  PushSubscriptionResolver,
  OrganizationLinksResolver,
  LinkWriteResolver,
  OrganizationPagesResolver,
  PageResolver,
  PageWriteResolver,
  OrganizationBusinessesResolver,
  BusinessWriteResolver,
  OrganizationSeasonsResolver,
  SeasonResolver,
  SeasonWriteResolver,
  OrganizationLeaguesResolver,
  SeasonLeaguesResolver,
  LeagueResolver,
  SeasonLeagueResolver,
  LeagueWriteResolver,
  OrganizationSeasonLeagueResolver,
  CurrentSeasonLeagueResolver,
  OrganizationTeamsResolver,
  TeamResolver,
  TeamLookResolver,
  TeamWriteResolver,
  SeasonLeagueTeamWriteResolver,
  SeasonLeagueTeamResolver,
  SeasonLeagueTeamCountResolver,
  OrganizationSeasonLeagueTeamsResolver,
  RankedTeamsResolver,
  SeasonLeagueTeamRankResolver,
  SeasonLeagueTeamLookupResolver,
  CurrentSeasonTeamResolver,
  DivisionResolver,
  OrganizationDivisionsResolver,
  SeasonDivisionsResolver,
  SeasonDivisionResolver,
  StandingsRowDivisionResolver,
  SeasonLeagueTeamDivisionResolver,
  DivisionTeamResolver,
  DivisionWriteResolver,
  OrganizationAttributesResolver,
  AttributeWriteResolver,
  OrganizationPlayersResolver,
  PlayerAttributeValueResolver,
  PlayerResolver,
  SeasonLeagueTeamCaptainResolver,
  ErasureResolver,
  PlayerWriteResolver,
  PlayerMergeResolver,
  PlayerMergePreviewResolver,
  PlayerNamesakeResolver,
  RosterEntryResolver,
  SeasonLeagueTeamRosterResolver,
  TeamRosterResolver,
  RosterEntryLookupResolver,
  RosterWriteResolver,
  MovePlayersPayloadResolver,
  PlayerTeamsResolver,
  TeamHistoryEntryResolver,
  GamePeriodResolver,
  OrganizationGamePeriodsResolver,
  GamePeriodWriteResolver,
  OrganizationStatDefinitionsResolver,
  StatDefinitionResolver,
  StatDefinitionWriteResolver,
  OrganizationLocationsResolver,
  TeamTotalsResolver,
  PlayerTotalsResolver,
  SeasonLeagueTeamTotalsResolver,
  OrganizationGamesResolver,
  SeasonGamesResolver,
  OrganizationTodayResolver,
  TeamGamesResolver,
  GameResolver,
  GameWriteResolver,
  SeasonLeagueGameResolver,
  DivisionGameResolver,
  GameBoxScoreResolver,
  GameSideResolver,
  PlayerGamesResolver,
  PlayerGameStatConnectionResolver,
  GameCorrectionsResolver,
  GameSideEntryResolver,
  StatisticsWriteResolver,
  SaveStatisticsPayloadResolver,
  SeasonLeagueMismatchesResolver,
  SavePeriodScoresPayloadResolver,
  PlayResolver,
  GamePlaysResolver,
  SeasonLeaguePlaySettingsResolver,
  SeasonLeagueStatisticsResolver,
  SeasonLeagueStatisticsWriteResolver,
  PlayWriteResolver,
  GamePreviewResolver,
  GameSidePreviewResolver,
  SeasonLeaderResolver,
  SeasonLineResolver,
  GameRecapResolver,
  RecapFactResolver,
  PresenceWriteResolver,
  GameReschedulingResolver,
  ApiKeyResolver,
  TestOrganizationResolver,
  ScorekeepingResolver,
  GameScorekeeperLinksResolver,
  SavePlaysPayloadResolver,
  SeasonIntegrityResolver,
  IntegrityFindingResolver,
  OrganizationByesResolver,
  SeasonLeagueByesResolver,
  ByeResolver,
  ByeWriteResolver,
  OrganizationWeeksOffResolver,
  WeekOffResolver,
  WeekOffWriteResolver,
  CalendarWriteResolver,
  OrganizationPlaceFindingsResolver,
  GamePlaceFindingsResolver,
  OrganizationStandingsResolver,
  StandingsRowResolver,
  StandingsTableResolver,
  StandingsTableDivisionResolver,
  SeasonResultDatesResolver,
  TeamCountedGamesResolver,
  CountedOpponentsResolver,
  CountedGamesResolver,
  StandingsRulesResolver,
  StandingsGamesResolver,
  GameToComeResolver,
  GamesInProgressResolver,
  SeasonLeagueTeamStandingResolver,
  OrganizationRecordsResolver,
  OrganizationStatLeadersResolver,
  OrganizationSearchResolver,
  SearchResultsResolver,
  RecordsResolver,
  PlayerFiguresResolver,
  PlayerSeasonFiguresResolver,
  PlayerCareerResolver,
  OrganizationLeaderboardResolver,
  TeamFiguresResolver,
  TeamSeasonFiguresResolver,
  DivisionBracketResolver,
  BracketWriteResolver,
  BracketResolver,
  BracketMatchResolver,
  BracketEntrantResolver,
  ScheduleResolver,
  ScheduleWeekResolver,
  ScheduleWriteResolver,
  ScheduleDraftResolver,
  ScheduleDraftsResolver,
  ScheduleMoveResolver,
  OrganizationDayScoresResolver,
  SeasonLeagueGamesTodayResolver,
  WebhookResolver,
  OrganizationChangesResolver,
  ChangeResolver,
  SeasonDeleteResolver,
  SeasonImportResolver,
  RosterImportResolver,
  RosterImportPreviewResolver,
  RosterImportReportResolver,
  NameListResolver,
  NodeResolver,
  RefusalsResolver,
  StaleVersionResolver,
  ValueTakenResolver,
];

const ABOUT_QUERIES = 'Reads: an organization with all that is public of it, and `me` for who is signed in.';

const ABOUT_MUTATIONS = `Changes. Each field of a document is one transaction, done whole or not at all. They are carried out in the document's order;
one that fails neither stops those after it nor takes back those before it. A field that is null has an error whose \`path\` begins with it: it was
not done, unless the code is INTERNAL_SERVER_ERROR or the path leads further into it. docs/graph.md says it exactly. \`refusals\`, put last, says why as types.`;

const ABOUT_SUBSCRIPTIONS = `What is read, followed: the answer at once, and anew whenever it has changed, at most twice a second. The field is that of a query, so a
query becomes a subscription by its first word. Over server-sent events at /graphql for everybody, as a visitor sees it; docs/graph.md says how.`;

/**
 * TypeGraphQL wants one. Hubs (http/live) notice what has changed by themselves, and execute once for all who asked.
 */
const PUB_SUB: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('subscriptions are executed by http/live');
  },
};

let built: GraphQLSchema | undefined;

/**
 * The executable schema, built once per process. Inputs are checked by the services, which name fields as REST and
 * GraphQL callers know them, so TypeGraphQL's own validation is off.
 */
export function graphSchema(): GraphQLSchema {
  // Fields without a resolver of their own are plain properties: then the compiled operation reads them directly.
  const { objectTypes, params } = getMetadataStorage();
  for (const type of objectTypes) type.simpleResolvers ??= true;
  // Resolvers get the very object that was loaded: TypeGraphQL would make a copy of it for each field, of its declared
  // class.
  for (const param of params) if (param.kind === 'root') param.getType = undefined;
  return (built ??= build());
}

function build(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    validate: false,
    pubSub: PUB_SUB,
    directives: [...specifiedDirectives, SEMANTIC_NON_NULL],
  });
  letFieldsFail(schema);
  noteRefusals(schema, refusalIn);
  knowConcreteTypes(schema);
  schema.getMutationType()!.description = ABOUT_MUTATIONS;
  schema.getQueryType()!.description = ABOUT_QUERIES;
  schema.getSubscriptionType()!.description = ABOUT_SUBSCRIPTIONS;
  describeCosts(schema);
  return schema;
}
