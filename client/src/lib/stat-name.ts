import { t } from '@/texts';
import { language } from '@/texts/language';

const NAMES: Readonly<Record<string, string>> = {
  get Points() {
    return t.statNames.points();
  },
  get Assists() {
    return t.statNames.assists();
  },
  get Rebounds() {
    return t.statNames.rebounds();
  },
  get 'Field Goals Made'() {
    return t.statNames.field_goals_made();
  },
  get 'Field Goals Attempted'() {
    return t.statNames.field_goals_attempted();
  },
  get 'Field Goal Percentage'() {
    return t.statNames.field_goal_percentage();
  },
  get 'Free Throws Made'() {
    return t.statNames.free_throws_made();
  },
  get 'Free Throws Attempted'() {
    return t.statNames.free_throws_attempted();
  },
  get 'Free Throw Percentage'() {
    return t.statNames.free_throw_percentage();
  },
  get 'Two-Pointers Made'() {
    return t.statNames.two_pointers_made();
  },
  get 'Two-Pointers Attempted'() {
    return t.statNames.two_pointers_attempted();
  },
  get 'Two-Point Percentage'() {
    return t.statNames.two_point_percentage();
  },
  get 'Three-Pointers Made'() {
    return t.statNames.three_pointers_made();
  },
  get 'Three-Pointers Attempted'() {
    return t.statNames.three_pointers_attempted();
  },
  get 'Three-Point Percentage'() {
    return t.statNames.three_point_percentage();
  },
  get 'At-Bats'() {
    return t.statNames.at_bats();
  },
  get Runs() {
    return t.statNames.runs();
  },
  get Hits() {
    return t.statNames.hits();
  },
  get Doubles() {
    return t.statNames.doubles();
  },
  get Triples() {
    return t.statNames.triples();
  },
  get 'Home Runs'() {
    return t.statNames.home_runs();
  },
  get 'Runs Batted In'() {
    return t.statNames.runs_batted_in();
  },
  get Walks() {
    return t.statNames.walks();
  },
  get Strikeouts() {
    return t.statNames.strikeouts();
  },
  get 'Batting Average'() {
    return t.statNames.batting_average();
  },
  get Aces() {
    return t.statNames.aces();
  },
  get 'Double Faults'() {
    return t.statNames.double_faults();
  },
  get Winners() {
    return t.statNames.winners();
  },
  get 'Unforced Errors'() {
    return t.statNames.unforced_errors();
  },
  get 'Break Points Won'() {
    return t.statNames.break_points_won();
  },
  get Kills() {
    return t.statNames.kills();
  },
  get 'Attack Errors'() {
    return t.statNames.attack_errors();
  },
  get 'Total Attacks'() {
    return t.statNames.total_attacks();
  },
  get 'Service Aces'() {
    return t.statNames.service_aces();
  },
  get Digs() {
    return t.statNames.digs();
  },
  get Blocks() {
    return t.statNames.blocks();
  },
  get Minutes() {
    return t.statNames.minutes();
  },
  get 'Offensive Rebounds'() {
    return t.statNames.offensive_rebounds();
  },
  get 'Defensive Rebounds'() {
    return t.statNames.defensive_rebounds();
  },
  get Steals() {
    return t.statNames.steals();
  },
  get Turnovers() {
    return t.statNames.turnovers();
  },
  get 'Personal Fouls'() {
    return t.statNames.personal_fouls();
  },
};

/**
 * A statistic's name in the language of the page where it is the one that the product gave it: those are stored in
 * English. Others are the organization's own.
 */
export function statName(name: string): string {
  return language() === 'en' ? name : (NAMES[name] ?? name);
}
