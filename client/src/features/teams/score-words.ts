import { t } from '@/texts';

/** What a team's scores are called. */
export interface ScoreWords {
  score: string;
  opponents: string;
  scored: string;
  allowed: string;
  both: string;
  byPeriod: string;
  period: string;
  /** How many of them stand behind an average: in tennis games are what sets are made of. */
  played: string;
}

/**
 * By the name of the sport: baseball's scores are runs, those of tennis and volleyball are sets, any other's points.
 */
export function scoreWords(sport: string | undefined): ScoreWords {
  switch (sport?.toLowerCase()) {
    case 'baseball':
      return {
        score: t.teams.runs(),
        opponents: t.teams.opponents_runs(),
        scored: t.teams.runs_scored(),
        allowed: t.teams.runs_allowed(),
        both: t.teams.runs_scored_and_allowed(),
        byPeriod: t.teams.runs_by_inning(),
        period: t.teams.inning(),
        played: t.teams.games(),
      };
    case 'tennis':
      return { ...ofSets(), byPeriod: t.teams.games_by_set(), played: t.teams.matches() };
    case 'volleyball':
      return { ...ofSets(), byPeriod: t.teams.points_by_set(), played: t.teams.games() };
    default:
      return {
        score: t.teams.points(),
        opponents: t.teams.opponents_points(),
        scored: t.teams.points_scored(),
        allowed: t.teams.points_allowed(),
        both: t.teams.scored_and_allowed(),
        byPeriod: t.teams.points_by_period(),
        period: t.teams.period(),
        played: t.teams.games(),
      };
  }
}

function ofSets(): Omit<ScoreWords, 'byPeriod' | 'played'> {
  return {
    score: t.teams.sets(),
    opponents: t.teams.opponents_sets(),
    scored: t.teams.sets_won(),
    allowed: t.teams.sets_lost(),
    both: t.teams.sets_won_and_lost(),
    period: t.teams.set(),
  };
}
