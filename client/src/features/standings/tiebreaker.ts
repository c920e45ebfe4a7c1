import type { PlacedBy } from '@/graphql/schema.generated';
import { t } from '@/texts';

/** What a rule goes by, for a sentence. */
export const RULE_WORDS: Record<PlacedBy, () => string> = {
  POINTS: () => t.standings.points(),
  WIN_PERCENTAGE: () => t.standings.win_percentage_2(),
  LOSSES: () => t.standings.fewer_losses(),
  WINS: () => t.standings.more_wins(),
  HEAD_TO_HEAD: () => t.standings.head_to_head(),
  POINT_DIFFERENCE: () => t.standings.point_difference_2(),
  POINTS_SCORED: () => t.standings.points_scored(),
  AWAY_WINS: () => t.standings.wins_away(),
  DRAWN_LOT: () => t.standings.a_drawn_lot(),
  NAME: () => t.standings.name(),
  DIVISION_POSITION: () => t.standings.division_position(),
};

/** Why a team stands where it stands, in words; what comes before a rule stands below the table. */
export function tiebreakerText(placedBy: PlacedBy): string {
  return t.standings.placed_by({ ruleWords: RULE_WORDS[placedBy]() });
}
