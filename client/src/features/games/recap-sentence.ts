import type { LeadingStatistic } from '@domain/sports/recap-leaders';
import { sportNamed } from '@domain/sports/sport-named';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import type { RecapLineFragment } from './box-score.generated';

/** Who plays, by name, and what. */
export interface RecapTeams {
  readonly home: string;
  readonly away: string;
  /** The name of the sport. */
  readonly sport: string | undefined;
  /** How many innings it took, where that were more than usual. */
  readonly innings: number | null;
}

type LedBy = (most: { player: string; team: string; value: number }) => string;

const LED_BY: Readonly<Record<LeadingStatistic, LedBy>> = {
  RBI: ({ player, team, value }) => t.recap.drove_in({ player, team, runs: value }),
  R: ({ player, team, value }) => t.recap.scored_runs({ player, team, runs: value }),
};
/** The server may be newer than the page. */
const ledBy: Readonly<Record<string, LedBy | undefined>> = LED_BY;

/** A fact of a recap as a sentence; '' for one that this page does not know. */
export function recapSentence(fact: RecapLineFragment, teams: RecapTeams): string {
  const { kind, side, home, away, homeFrom, awayFrom, count, value, points, rebounds, assists, records } = fact;
  const team = side === 'away' ? teams.away : teams.home;
  const other = side === 'away' ? teams.home : teams.away;
  // The score from the side's point of view.
  const [own, theirs] = (side === 'away' ? [away, home] : [home, away]).map((score) => score ?? 0) as [number, number];
  const [ownFrom, theirsFrom] = (side === 'away' ? [awayFrom, homeFrom] : [homeFrom, awayFrom]).map(
    (score) => score ?? 0,
  ) as [number, number];
  const player = fact.player?.fullName ?? '';
  const period = fact.period?.name ?? '';
  const games = count ?? 0;
  const isOfInnings = sportNamed(teams.sport ?? '') === 'baseball';
  switch (kind) {
    case 'RESULT':
      if (side === null) return t.recap.drew({ home: teams.home, away: teams.away, score: `${home}-${away}` });
      if (teams.innings !== null) return t.recap.beat_in_innings({ team, other, own, theirs, innings: teams.innings });
      return games > 0
        ? t.recap.beat_after_overtime({ team, other, own, theirs, overtimes: games })
        : t.recap.beat({ team, other, own, theirs });
    case 'LEVEL':
      return isOfInnings ? t.recap.level_before_extra_innings({ score: own }) : t.recap.level({ score: own });
    case 'COMEBACK':
      return t.recap.comeback({ team, own, theirs, period });
    case 'AHEAD_THROUGHOUT':
      return isOfInnings ? t.recap.ahead_at_every_inning({ team }) : t.recap.ahead_throughout({ team });
    case 'BEST_PERIOD':
      // Most innings are won by a run, and none of those is big.
      if (isOfInnings && own - theirs < 2) return '';
      return isOfInnings
        ? t.recap.best_inning({ team, own, theirs, period })
        : t.recap.best_period({ team, own, theirs, period });
    case 'RUN':
      if (isOfInnings)
        return ownFrom > theirsFrom
          ? t.recap.runs({ team, runs: games, own, theirs, ownFrom, theirsFrom })
          : t.recap.runs_for_good({ team, runs: games, own, theirs, ownFrom, theirsFrom });
      return ownFrom > theirsFrom
        ? t.recap.run({ team, points: games, own, theirs, ownFrom, theirsFrom })
        : t.recap.run_for_good({ team, points: games, own, theirs, ownFrom, theirsFrom });
    case 'LINE':
      return rebounds === null || assists === null
        ? t.recap.points({ player, team, points: points ?? 0 })
        : t.recap.line({ player, team, points: points ?? 0, rebounds, assists });
    case 'MOST':
      return ledBy[fact.definition?.abbreviation ?? '']?.({ player, team, value: value ?? 0 }) ?? '';
    case 'TRIPLE_DOUBLE':
      return t.recap.triple_double({
        player,
        team,
        points: points ?? 0,
        rebounds: rebounds ?? 0,
        assists: assists ?? 0,
      });
    case 'SEASON_HIGH':
      return t.recap.season_high({ player, value: value ?? 0, statistic: statisticOf(fact), games });
    case 'EQUALS_SEASON_HIGH':
      return t.recap.equals_season_high({ player, value: value ?? 0, statistic: statisticOf(fact), games });
    case 'CAREER_HIGH':
      return t.recap.career_high({ player, value: value ?? 0, statistic: statisticOf(fact), games });
    case 'EQUALS_CAREER_HIGH':
      return t.recap.equals_career_high({ player, value: value ?? 0, statistic: statisticOf(fact), games });
    case 'WINNING_STREAK':
      return t.recap.winning_streak({ team, games });
    case 'LOSING_STREAK':
      return t.recap.losing_streak({ team, games });
    case 'ENDED_LOSING_STREAK':
      return t.recap.ended_losing_streak({ team, games });
    case 'ENDED_WINNING_STREAK':
      return t.recap.ended_winning_streak({ team, games });
    case 'RECORDS': {
      const [wins, losses, otherWins, otherLosses] = records ?? [];
      return t.recap.records({
        home: teams.home,
        away: teams.away,
        ofHome: `${wins}-${losses}`,
        ofAway: `${otherWins}-${otherLosses}`,
      });
    }
    default:
      return '';
  }
}

/** What is counted, in the words of the page; an organization may have renamed it. */
function statisticOf({ definition }: RecapLineFragment): string {
  switch (definition?.abbreviation) {
    case 'PTS':
      return t.recap.statistic_points();
    case 'REB':
      return t.recap.statistic_rebounds();
    case 'AST':
      return t.recap.statistic_assists();
    case '3PM':
      return t.recap.statistic_threes();
    default:
      return statName(definition?.name ?? '');
  }
}
