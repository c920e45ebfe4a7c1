import { hasFreeThrows } from '@domain/sports/has-free-throws';
import type { IntegrityKind } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { FindingFragment } from './integrity.generated';

/** How each kind is called in the filter. */
const KIND_LABELS: Record<IntegrityKind, () => string> = {
  POINTS_FINAL: () => t.admin.players_and_final_score(),
  PERIODS_FINAL: () => t.admin.periods_and_final_score(),
  SHOTS_POINTS: () => t.admin.points_and_shots(),
  REBOUNDS: () => t.admin.rebounds_and_their_parts(),
  OFF_ROSTER: () => t.admin.players_who_are_not_on_the_roster(),
  NO_RESULT: () => t.admin.games_without_a_result(),
  PLAYS_BOX_SCORE: () => t.admin.plays_and_box_score(),
  OUTSIDE_SEASON: () => t.admin.dates_outside_the_season(),
};

/** What only a sport with free throws and rebounds is asked. */
const OF_SHOTS: ReadonlySet<string> = new Set<IntegrityKind>(['SHOTS_POINTS', 'REBOUNDS']);

/** What can be filtered by in a season of a sport. */
export function kindOptions(sport: string | undefined): { value: IntegrityKind; label: string }[] {
  return (Object.keys(KIND_LABELS) as IntegrityKind[])
    .filter((kind) => hasFreeThrows(sport) || !OF_SHOTS.has(kind))
    .map((value) => ({ value, label: KIND_LABELS[value]() }));
}

/** Whether an address may filter by it. */
export const isKind = (kind: string): kind is IntegrityKind => kind in KIND_LABELS;

type Sentence = (finding: FindingFragment & { team: string; who: string }) => string;

const SENTENCES: Record<IntegrityKind, Sentence> = {
  POINTS_FINAL: ({ team, found, expected }) =>
    t.admin.the_players_of_add_up_to_and_its_final({ team, found: found ?? '', expected: expected ?? '' }),
  PERIODS_FINAL: ({ team, found, expected }) =>
    t.admin.the_periods_of_come_to_and_its({ team, found: found ?? '', expected: expected ?? '' }),
  SHOTS_POINTS: ({ who, found, expected }) =>
    t.admin.has_points_and_the_shots_make({ who, found: found ?? '', expected: expected ?? '' }),
  REBOUNDS: ({ who, found, expected }) =>
    t.admin.has_rebounds_and_the_offensive_and_defensive({ who, found: found ?? '', expected: expected ?? '' }),
  OFF_ROSTER: ({ team, who }) => t.admin.has_played_for_and_is_not_on_its({ who, team }),
  NO_RESULT: () => t.admin.the_day_of_this_game_is_over_and(),
  PLAYS_BOX_SCORE: ({ team, who, statistic, found, expected }) =>
    statistic
      ? t.admin.has_in_the_box_score_and_by_the({ who, statistic, found: found ?? '', expected: expected ?? '' })
      : t.admin.the_periods_of_come_to_and_its_2({ team, found: found ?? '', expected: expected ?? '' }),
  OUTSIDE_SEASON: ({ found }) =>
    (found ?? 0) < 0
      ? t.admin.this_game_is_before_its_season_begins({ days: -(found ?? 0) })
      : t.admin.this_game_is_after_its_season_ends({ days: found ?? 0 }),
};

/** The team that a finding is about; null where it is about the whole game. */
export function teamOf({ side, game }: FindingFragment): FindingFragment['game']['homeTeam'] | null {
  return side === null ? null : side === 'home' ? game.homeTeam : game.awayTeam;
}

/** A finding in a sentence. */
export function describeFinding(finding: FindingFragment): string {
  const { kind, player } = finding;
  return SENTENCES[kind]({
    ...finding,
    team: teamOf(finding)?.name ?? t.admin.the_team(),
    who: player?.fullName ?? t.admin.a_player(),
  });
}
