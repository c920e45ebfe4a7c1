import { GameBoxScoreResolver } from '../features/box-scores/box-score.resolver.js';
import { GameSideResolver } from '../features/box-scores/game-side.resolver.js';
import { PlayerGameStatConnectionResolver, PlayerGamesResolver } from '../features/box-scores/player-games.resolver.js';
import { ByeResolver, OrganizationByesResolver, SeasonLeagueByesResolver } from '../features/byes/bye.resolver.js';
import { ByeWriteResolver } from '../features/byes/bye.write.resolver.js';
import { CalendarWriteResolver } from '../features/calendar/calendar.write.resolver.js';
import {
  GamePlaceFindingsResolver,
  OrganizationPlaceFindingsResolver,
} from '../features/calendar/place-findings.resolver.js';
import { CountedGamesResolver } from '../features/games/counted-games.resolver.js';
import { DivisionGameResolver, SeasonLeagueGameResolver } from '../features/games/game-lookup.resolver.js';
import { GameToComeResolver } from '../features/games/game-to-come.resolver.js';
import { GameResolver, OrganizationGamesResolver, TeamGamesResolver } from '../features/games/game.resolver.js';
import { GameWriteResolver } from '../features/games/game.write.resolver.js';
import { GamesInProgressResolver } from '../features/games/games-in-progress.resolver.js';
import { OrganizationTodayResolver, SeasonGamesResolver } from '../features/games/season-games.resolver.js';
import { IntegrityFindingResolver, SeasonIntegrityResolver } from '../features/integrity/integrity.resolver.js';
import { GameMismatchResolver, SeasonLeagueMismatchesResolver } from '../features/integrity/score-mismatch.resolver.js';
import { OrganizationDayScoresResolver } from '../features/live/day-scores.resolver.js';
import { SeasonLeagueGamesTodayResolver } from '../features/live/games-today.resolver.js';
import { GamePeriodResolver, OrganizationGamePeriodsResolver } from '../features/periods/game-period.resolver.js';
import { GamePeriodWriteResolver } from '../features/periods/game-period.write.resolver.js';
import { GamePlaysResolver, PlayResolver, SeasonLeaguePlaySettingsResolver } from '../features/plays/play.resolver.js';
import { PlayWriteResolver, SavePlaysPayloadResolver } from '../features/plays/play.write.resolver.js';
import {
  GamePreviewResolver,
  GameSidePreviewResolver,
  SeasonLeaderResolver,
  SeasonLineResolver,
} from '../features/previews/preview.resolver.js';
import { GameRecapResolver, RecapFactResolver } from '../features/recaps/recap.resolver.js';
import { GameReschedulingResolver } from '../features/reschedulings/rescheduling.resolver.js';
import { ScheduleDraftResolver, ScheduleDraftsResolver } from '../features/schedules/generation/draft.resolver.js';
import { ScheduleMoveResolver } from '../features/schedules/moves/move.resolver.js';
import { ScheduleResolver, ScheduleWeekResolver } from '../features/schedules/schedule.resolver.js';
import { ScheduleWriteResolver } from '../features/schedules/schedule.write.resolver.js';
import { GameScorekeeperLinksResolver, ScorekeepingResolver } from '../features/scorekeepers/scorekeeper.resolver.js';
import {
  SeasonLeagueStatisticsResolver,
  SeasonLeagueStatisticsWriteResolver,
} from '../features/stat-definitions/season-league-statistics.resolver.js';
import {
  OrganizationStatDefinitionsResolver,
  StatDefinitionResolver,
} from '../features/stat-definitions/stat-definition.resolver.js';
import { StatDefinitionWriteResolver } from '../features/stat-definitions/stat-definition.write.resolver.js';
import { GameCorrectionsResolver, GameSideEntryResolver } from '../features/statistics/statistics.resolver.js';
import {
  SavePeriodScoresPayloadResolver,
  SaveStatisticsPayloadResolver,
  StatisticsWriteResolver,
} from '../features/statistics/statistics.write.resolver.js';
import { OrganizationWeeksOffResolver, WeekOffResolver } from '../features/weeks-off/week-off.resolver.js';
import { WeekOffWriteResolver } from '../features/weeks-off/week-off.write.resolver.js';

/** Resolvers of games, their statistics and plays, and when they are played. */
export const gamesResolvers = [
  OrganizationGamesResolver,
  SeasonGamesResolver,
  OrganizationTodayResolver,
  TeamGamesResolver,
  GameResolver,
  GameWriteResolver,
  SeasonLeagueGameResolver,
  DivisionGameResolver,
  CountedGamesResolver,
  GameToComeResolver,
  GamesInProgressResolver,
  GameBoxScoreResolver,
  GameSideResolver,
  PlayerGamesResolver,
  PlayerGameStatConnectionResolver,
  GamePeriodResolver,
  OrganizationGamePeriodsResolver,
  GamePeriodWriteResolver,
  OrganizationStatDefinitionsResolver,
  StatDefinitionResolver,
  StatDefinitionWriteResolver,
  SeasonLeagueStatisticsResolver,
  SeasonLeagueStatisticsWriteResolver,
  GameCorrectionsResolver,
  GameSideEntryResolver,
  StatisticsWriteResolver,
  SaveStatisticsPayloadResolver,
  SavePeriodScoresPayloadResolver,
  GameMismatchResolver,
  SeasonLeagueMismatchesResolver,
  SeasonIntegrityResolver,
  IntegrityFindingResolver,
  PlayResolver,
  GamePlaysResolver,
  SeasonLeaguePlaySettingsResolver,
  PlayWriteResolver,
  SavePlaysPayloadResolver,
  GamePreviewResolver,
  GameSidePreviewResolver,
  SeasonLeaderResolver,
  SeasonLineResolver,
  GameRecapResolver,
  RecapFactResolver,
  GameReschedulingResolver,
  ScorekeepingResolver,
  GameScorekeeperLinksResolver,
  OrganizationDayScoresResolver,
  SeasonLeagueGamesTodayResolver,
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
  ScheduleResolver,
  ScheduleWeekResolver,
  ScheduleWriteResolver,
  ScheduleDraftResolver,
  ScheduleDraftsResolver,
  ScheduleMoveResolver,
];
