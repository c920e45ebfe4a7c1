import type { PlayKind } from '@domain/plays/play-kind';
import { t } from '@/texts';

const LABELS: Readonly<Record<PlayKind, string>> = {
  get MADE_TWO() {
    return t.playKinds.made_two();
  },
  get MISSED_TWO() {
    return t.playKinds.missed_two();
  },
  get MADE_THREE() {
    return t.playKinds.made_three();
  },
  get MISSED_THREE() {
    return t.playKinds.missed_three();
  },
  get MADE_FREE_THROW() {
    return t.playKinds.made_free_throw();
  },
  get MISSED_FREE_THROW() {
    return t.playKinds.missed_free_throw();
  },
  get ASSIST() {
    return t.playKinds.assist();
  },
  get DEFENSIVE_REBOUND() {
    return t.playKinds.defensive_rebound();
  },
  get OFFENSIVE_REBOUND() {
    return t.playKinds.offensive_rebound();
  },
  get BLOCK() {
    return t.playKinds.block();
  },
  get STEAL() {
    return t.playKinds.steal();
  },
  get TURNOVER() {
    return t.playKinds.turnover();
  },
  get SHOOTING_FOUL() {
    return t.playKinds.shooting_foul();
  },
  get PERSONAL_FOUL() {
    return t.playKinds.personal_foul();
  },
  get OFFENSIVE_FOUL() {
    return t.playKinds.offensive_foul();
  },
  get TECHNICAL_FOUL() {
    return t.playKinds.technical_foul();
  },
  get SUBSTITUTION() {
    return t.playKinds.substitution();
  },
  get JUMP_BALL() {
    return t.playKinds.jump_ball();
  },
  get TIMEOUT() {
    return t.playKinds.timeout();
  },
  get PERIOD_START() {
    return t.playKinds.period_start();
  },
  get PERIOD_END() {
    return t.playKinds.period_end();
  },
  get NOTE() {
    return t.playKinds.note();
  },
  get SINGLE() {
    return t.playKinds.single();
  },
  get DOUBLE() {
    return t.playKinds.double();
  },
  get TRIPLE() {
    return t.playKinds.triple();
  },
  get HOME_RUN() {
    return t.playKinds.home_run();
  },
  get WALK() {
    return t.playKinds.walk();
  },
  get HIT_BY_PITCH() {
    return t.playKinds.hit_by_pitch();
  },
  get STRIKEOUT() {
    return t.playKinds.strikeout();
  },
  get OUT() {
    return t.playKinds.out();
  },
  get SACRIFICE() {
    return t.playKinds.sacrifice();
  },
  get REACHED_ON_ERROR() {
    return t.playKinds.reached_on_error();
  },
  get RUN() {
    return t.playKinds.run();
  },
  get POINT() {
    return t.playKinds.point();
  },
  get ACE() {
    return t.playKinds.ace();
  },
  get WINNER() {
    return t.playKinds.winner();
  },
  get DOUBLE_FAULT() {
    return t.playKinds.double_fault();
  },
  get UNFORCED_ERROR() {
    return t.playKinds.unforced_error();
  },
  get GAME_WON() {
    return t.playKinds.game_won();
  },
  get KILL() {
    return t.playKinds.kill();
  },
  get BLOCK_POINT() {
    return t.playKinds.block_point();
  },
  get OPPONENT_ERROR() {
    return t.playKinds.opponent_error();
  },
  get DIG() {
    return t.playKinds.dig();
  },
};

/** What happened, as people say it: 'Two made'. */
export function playLabel(kind: PlayKind): string {
  return LABELS[kind];
}
