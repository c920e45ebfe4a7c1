import { OrganizationAttributesResolver } from '../features/attributes/attribute.resolver.js';
import { AttributeWriteResolver } from '../features/attributes/attribute.write.resolver.js';
import {
  BracketEntrantResolver,
  BracketMatchResolver,
  BracketResolver,
  DivisionBracketResolver,
  UnmatchedGamesResolver,
} from '../features/brackets/bracket.resolver.js';
import { BracketWriteResolver } from '../features/brackets/bracket.write.resolver.js';
import { DivisionTeamResolver } from '../features/divisions/division-team.resolver.js';
import {
  DivisionResolver,
  OrganizationDivisionsResolver,
  SeasonDivisionsResolver,
  SeasonLeagueTeamDivisionResolver,
} from '../features/divisions/division.resolver.js';
import { DivisionWriteResolver } from '../features/divisions/division.write.resolver.js';
import { SeasonDivisionResolver } from '../features/divisions/season-division.resolver.js';
import {
  StandingsRowDivisionResolver,
  StandingsTableDivisionResolver,
} from '../features/divisions/standings-division.resolver.js';
import {
  PlayerCareerResolver,
  PlayerFiguresResolver,
  PlayerSeasonFiguresResolver,
} from '../features/figures/figures.resolver.js';
import { OrganizationLeaderboardResolver } from '../features/figures/leaderboard.resolver.js';
import { TeamFiguresResolver, TeamSeasonFiguresResolver } from '../features/figures/team-figures.resolver.js';
import { CurrentSeasonLeagueResolver } from '../features/leagues/current-season-league.resolver.js';
import { OrganizationLeaguesResolver, SeasonLeaguesResolver } from '../features/leagues/league.resolver.js';
import { LeagueWriteResolver } from '../features/leagues/league.write.resolver.js';
import { OrganizationSeasonLeagueResolver } from '../features/leagues/season-league-lookup.resolver.js';
import { LeagueResolver, SeasonLeagueResolver } from '../features/leagues/season-league.resolver.js';
import { NameListResolver } from '../features/name-lists/name-list.resolver.js';
import {
  OrganizationPlayersResolver,
  PlayerAttributeValueResolver,
  PlayerResolver,
  SeasonLeagueTeamCaptainResolver,
} from '../features/players/player.resolver.js';
import {
  PlayerMergePreviewResolver,
  PlayerMergeResolver,
  PlayerNamesakeResolver,
  PlayerWriteResolver,
} from '../features/players/player.write.resolver.js';
import { OrganizationRecordsResolver, RecordsResolver } from '../features/records/record.resolver.js';
import { OrganizationStatLeadersResolver } from '../features/records/stat-leaders.resolver.js';
import {
  RosterImportPreviewResolver,
  RosterImportReportResolver,
  RosterImportResolver,
} from '../features/roster-import/roster-import.resolver.js';
import { RosterEntryLookupResolver } from '../features/rosters/roster-lookup.resolver.js';
import {
  RosterEntryResolver,
  SeasonLeagueTeamRosterResolver,
  TeamRosterResolver,
} from '../features/rosters/roster.resolver.js';
import { MovePlayersPayloadResolver, RosterWriteResolver } from '../features/rosters/roster.write.resolver.js';
import { PlayerTeamsResolver, TeamHistoryEntryResolver } from '../features/rosters/team-history.resolver.js';
import { SeasonDeleteResolver } from '../features/season-delete/season-delete.resolver.js';
import { SeasonImportResolver } from '../features/season-import/season-import.resolver.js';
import { OrganizationSeasonsResolver, SeasonResolver } from '../features/seasons/season.resolver.js';
import { SeasonWriteResolver } from '../features/seasons/season.write.resolver.js';
import {
  CountedOpponentsResolver,
  SeasonResultDatesResolver,
  TeamCountedGamesResolver,
} from '../features/standings/counted-games.resolver.js';
import {
  OrganizationSeasonLeagueTeamsResolver,
  RankedTeamsResolver,
  SeasonLeagueTeamRankResolver,
} from '../features/standings/ranked-teams.resolver.js';
import { StandingsGamesResolver } from '../features/standings/standings-games.resolver.js';
import { StandingsRulesResolver } from '../features/standings/standings-rules.resolver.js';
import {
  OrganizationStandingsResolver,
  StandingsRowResolver,
  StandingsTableResolver,
} from '../features/standings/standings.resolver.js';
import { SeasonLeagueTeamStandingResolver } from '../features/standings/team-standing.resolver.js';
import {
  CurrentSeasonTeamResolver,
  SeasonLeagueTeamLookupResolver,
} from '../features/teams/season-league-team-lookup.resolver.js';
import {
  SeasonLeagueTeamCountResolver,
  SeasonLeagueTeamResolver,
} from '../features/teams/season-league-team.resolver.js';
import { TeamLookResolver } from '../features/teams/team-look.resolver.js';
import { OrganizationTeamsResolver, TeamResolver } from '../features/teams/team.resolver.js';
import { SeasonLeagueTeamWriteResolver, TeamWriteResolver } from '../features/teams/team.write.resolver.js';
import { SeasonLeagueTeamTotalsResolver } from '../features/totals/season-league-team-totals.resolver.js';
import { PlayerTotalsResolver, TeamTotalsResolver } from '../features/totals/totals.resolver.js';

/** Resolvers of seasons, leagues, divisions, teams and players, and how they come in and stand. */
export const leagueResolvers = [
  OrganizationSeasonsResolver,
  SeasonResolver,
  SeasonWriteResolver,
  SeasonDeleteResolver,
  SeasonImportResolver,
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
  StandingsTableDivisionResolver,
  DivisionBracketResolver,
  UnmatchedGamesResolver,
  BracketWriteResolver,
  BracketResolver,
  BracketMatchResolver,
  BracketEntrantResolver,
  OrganizationSeasonLeagueTeamsResolver,
  RankedTeamsResolver,
  SeasonLeagueTeamRankResolver,
  OrganizationStandingsResolver,
  StandingsRowResolver,
  StandingsTableResolver,
  SeasonResultDatesResolver,
  TeamCountedGamesResolver,
  CountedOpponentsResolver,
  StandingsRulesResolver,
  StandingsGamesResolver,
  SeasonLeagueTeamStandingResolver,
  OrganizationAttributesResolver,
  AttributeWriteResolver,
  OrganizationPlayersResolver,
  PlayerAttributeValueResolver,
  PlayerResolver,
  SeasonLeagueTeamCaptainResolver,
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
  RosterImportResolver,
  RosterImportPreviewResolver,
  RosterImportReportResolver,
  NameListResolver,
  PlayerFiguresResolver,
  PlayerSeasonFiguresResolver,
  PlayerCareerResolver,
  OrganizationLeaderboardResolver,
  TeamFiguresResolver,
  TeamSeasonFiguresResolver,
  OrganizationRecordsResolver,
  OrganizationStatLeadersResolver,
  RecordsResolver,
  TeamTotalsResolver,
  PlayerTotalsResolver,
  SeasonLeagueTeamTotalsResolver,
];
