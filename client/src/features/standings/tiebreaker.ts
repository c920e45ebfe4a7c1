import type { PlacedBy } from '@/graphql/schema.generated';
import { scoreNames } from '@/lib/score-names';
import { t } from '@/texts';

const WORDS: Record<PlacedBy, (sport: string | undefined) => string> = {
  POINTS: () => t.standings.points(),
  WIN_PERCENTAGE: () => t.standings.win_percentage_2(),
  LOSSES: () => t.standings.fewer_losses(),
  WINS: () => t.standings.more_wins(),
  HEAD_TO_HEAD: () => t.standings.head_to_head(),
  POINT_DIFFERENCE: (sport) => scoreNames(sport).difference,
  POINTS_SCORED: (sport) => scoreNames(sport).scored,
  AWAY_WINS: () => t.standings.wins_away(),
  DRAWN_LOT: () => t.standings.a_drawn_lot(),
  NAME: () => t.standings.name(),
  DIVISION_POSITION: () => t.standings.division_position(),
};

/** What a rule goes by, for a sentence. @param sport its name: one of runs has no points */
export function ruleWords(placedBy: PlacedBy, sport: string | undefined): string {
  return WORDS[placedBy](sport);
}

/** Why a team stands where it stands, in words; what comes before a rule stands below the table. */
export function tiebreakerText(placedBy: PlacedBy, sport: string | undefined): string {
  return t.standings.placed_by({ ruleWords: ruleWords(placedBy, sport) });
}
