import { sharedRules } from '@domain/standings/shared-rules';
import { DEFAULT_RULES } from '@domain/standings/standings-rules';
import { t } from '@/texts';
import { toGraphName } from './to-graph-name';
import type { StandingsSeasonFragment } from './standings.generated';
import { ruleWords } from './tiebreaker';

/** A season league with what it decides about its standings. */
export type LeagueRules = StandingsSeasonFragment['seasonLeagues'][number];

/** The leagues that some rows are of. */
export function leaguesOf(
  rows: readonly { league: { id: string } }[],
  seasonLeagues: readonly LeagueRules[],
): LeagueRules[] {
  return seasonLeagues.filter(({ league }) => rows.some((row) => row.league.id === league.id));
}

/** How the teams of these leagues are ordered among each other, in words. */
export function orderInWords(leagues: readonly LeagueRules[], sport: string | undefined): string {
  const shared = sharedRules(leagues.map(({ standingsRules }) => standingsRules));
  const points = shared?.points;
  const tieBreaks = shared?.tieBreaks ?? DEFAULT_RULES.tieBreaks.map(toGraphName);
  const first = points
    ? t.standings.points_win_tie_loss_forfeit_and({
        win: points.win,
        tie: points.tie,
        loss: points.loss,
        forfeitWin: points.forfeitWin,
        forfeitLoss: points.forfeitLoss,
      })
    : t.standings.win_percentage_then_fewer_losses_and_more();
  return t.standings.ordered_by_level_teams({
    first,
    value: [...tieBreaks, 'NAME' as const].map((each) => ruleWords(each, sport)).join(', '),
  });
}

/** The places that the marks of certainty speak of; of each league, where they differ. */
export function placesInWords(leagues: readonly LeagueRules[]): string {
  const places = new Set(leagues.map(({ standingsRules }) => standingsRules.qualifyingPlaces ?? 1));
  return [...places]
    .map((last) => (last > 1 ? t.standings.places_to({ last }) : t.standings.place_1()))
    .join(t.standings.or());
}
