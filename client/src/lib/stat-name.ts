import { t } from '@/texts';
import { language } from '@/texts/language';

const NAMES: Readonly<Record<string, () => string>> = {
  Points: () => t.statNames.points(),
  Assists: () => t.statNames.assists(),
  Rebounds: () => t.statNames.rebounds(),
  'Field Goals Made': () => t.statNames.field_goals_made(),
  'Field Goals Attempted': () => t.statNames.field_goals_attempted(),
  'Field Goal Percentage': () => t.statNames.field_goal_percentage(),
  'Free Throws Made': () => t.statNames.free_throws_made(),
  'Free Throws Attempted': () => t.statNames.free_throws_attempted(),
  'Free Throw Percentage': () => t.statNames.free_throw_percentage(),
  'Two-Pointers Made': () => t.statNames.two_pointers_made(),
  'Two-Pointers Attempted': () => t.statNames.two_pointers_attempted(),
  'Two-Point Percentage': () => t.statNames.two_point_percentage(),
  'Three-Pointers Made': () => t.statNames.three_pointers_made(),
  'Three-Pointers Attempted': () => t.statNames.three_pointers_attempted(),
  'Three-Point Percentage': () => t.statNames.three_point_percentage(),
  'At-Bats': () => t.statNames.at_bats(),
  Runs: () => t.statNames.runs(),
  Hits: () => t.statNames.hits(),
  Doubles: () => t.statNames.doubles(),
  Triples: () => t.statNames.triples(),
  'Home Runs': () => t.statNames.home_runs(),
  'Runs Batted In': () => t.statNames.runs_batted_in(),
  Walks: () => t.statNames.walks(),
  Strikeouts: () => t.statNames.strikeouts(),
  'Batting Average': () => t.statNames.batting_average(),
  Aces: () => t.statNames.aces(),
  'Double Faults': () => t.statNames.double_faults(),
  Winners: () => t.statNames.winners(),
  'Unforced Errors': () => t.statNames.unforced_errors(),
  'Break Points Won': () => t.statNames.break_points_won(),
  Kills: () => t.statNames.kills(),
  'Attack Errors': () => t.statNames.attack_errors(),
  'Total Attacks': () => t.statNames.total_attacks(),
  'Service Aces': () => t.statNames.service_aces(),
  Digs: () => t.statNames.digs(),
  Blocks: () => t.statNames.blocks(),
  Minutes: () => t.statNames.minutes(),
  'Offensive Rebounds': () => t.statNames.offensive_rebounds(),
  'Defensive Rebounds': () => t.statNames.defensive_rebounds(),
  Steals: () => t.statNames.steals(),
  Turnovers: () => t.statNames.turnovers(),
  'Personal Fouls': () => t.statNames.personal_fouls(),
};

/**
 * A statistic's name in the language of the page where it is the one that the product gave it: those are stored in
 * English. Others are the organization's own.
 */
export function statName(name: string): string {
  return language() === 'en' ? name : (NAMES[name]?.() ?? name);
}
