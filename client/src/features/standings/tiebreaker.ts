import type { PlacedBy } from '@/graphql/schema.generated';
import { t } from '@/texts';

/** What a rule goes by, for a sentence. */
export const RULE_WORDS: Record<PlacedBy, string> = {
  get POINTS() {
    return t.standings.points();
  },
  get WIN_PERCENTAGE() {
    return t.standings.win_percentage_2();
  },
  get LOSSES() {
    return t.standings.fewer_losses();
  },
  get WINS() {
    return t.standings.more_wins();
  },
  get HEAD_TO_HEAD() {
    return t.standings.head_to_head();
  },
  get POINT_DIFFERENCE() {
    return t.standings.point_difference_2();
  },
  get POINTS_SCORED() {
    return t.standings.points_scored();
  },
  get AWAY_WINS() {
    return t.standings.wins_away();
  },
  get DRAWN_LOT() {
    return t.standings.a_drawn_lot();
  },
  get NAME() {
    return t.standings.name();
  },
  get DIVISION_POSITION() {
    return t.standings.division_position();
  },
};

/** Why a team stands where it stands, in words; what comes before a rule stands below the table. */
export function tiebreakerText(placedBy: PlacedBy): string {
  return t.standings.placed_by({ ruleWords: RULE_WORDS[placedBy] });
}
