import type { PlayKind } from '@domain/plays/play-kind';
import { t } from '@/texts';

const LABELS: Readonly<Record<PlayKind, (period: string) => string>> = {
  MADE_TWO: () => t.playKinds.made_two(),
  MISSED_TWO: () => t.playKinds.missed_two(),
  MADE_THREE: () => t.playKinds.made_three(),
  MISSED_THREE: () => t.playKinds.missed_three(),
  MADE_FREE_THROW: () => t.playKinds.made_free_throw(),
  MISSED_FREE_THROW: () => t.playKinds.missed_free_throw(),
  ASSIST: () => t.playKinds.assist(),
  DEFENSIVE_REBOUND: () => t.playKinds.defensive_rebound(),
  OFFENSIVE_REBOUND: () => t.playKinds.offensive_rebound(),
  BLOCK: () => t.playKinds.block(),
  STEAL: () => t.playKinds.steal(),
  TURNOVER: () => t.playKinds.turnover(),
  SHOOTING_FOUL: () => t.playKinds.shooting_foul(),
  PERSONAL_FOUL: () => t.playKinds.personal_foul(),
  OFFENSIVE_FOUL: () => t.playKinds.offensive_foul(),
  TECHNICAL_FOUL: () => t.playKinds.technical_foul(),
  SUBSTITUTION: () => t.playKinds.substitution(),
  JUMP_BALL: () => t.playKinds.jump_ball(),
  TIMEOUT: () => t.playKinds.timeout(),
  PERIOD_START: (period) => t.playKinds.period_start({ period }),
  PERIOD_END: (period) => t.playKinds.period_end({ period }),
  NOTE: () => t.playKinds.note(),
  SINGLE: () => t.playKinds.single(),
  DOUBLE: () => t.playKinds.double(),
  TRIPLE: () => t.playKinds.triple(),
  HOME_RUN: () => t.playKinds.home_run(),
  WALK: () => t.playKinds.walk(),
  HIT_BY_PITCH: () => t.playKinds.hit_by_pitch(),
  STRIKEOUT: () => t.playKinds.strikeout(),
  OUT: () => t.playKinds.out(),
  SACRIFICE: () => t.playKinds.sacrifice(),
  REACHED_ON_ERROR: () => t.playKinds.reached_on_error(),
  RUN: () => t.playKinds.run(),
  POINT: () => t.playKinds.point(),
  ACE: () => t.playKinds.ace(),
  WINNER: () => t.playKinds.winner(),
  DOUBLE_FAULT: () => t.playKinds.double_fault(),
  UNFORCED_ERROR: () => t.playKinds.unforced_error(),
  GAME_WON: () => t.playKinds.game_won(),
  KILL: () => t.playKinds.kill(),
  BLOCK_POINT: () => t.playKinds.block_point(),
  OPPONENT_ERROR: () => t.playKinds.opponent_error(),
  DIG: () => t.playKinds.dig(),
};

/** What happened, as people say it: 'Two made', 'End of Set 3'. @param period the name of the one that it was in */
export function playLabel(kind: PlayKind, period = ''): string {
  return LABELS[kind](period);
}
