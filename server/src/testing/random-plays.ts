import { gameEffects } from '../domain/plays/game-effects.js';
import type { CountedPlay } from '../domain/plays/play.js';
import type { PlayKind } from '../domain/plays/play-kind.js';
import { DEFAULT_PLAY_SETTINGS } from '../domain/plays/play-settings.js';
import { playVocabularyOf } from '../domain/plays/play-vocabulary-of.js';
import { newPlay, type PlaySent, type PlaysWorld } from './plays-world.js';

const vocabulary = playVocabularyOf('basketball');

/** What the latest revisions of plays add, in the words of `statisticsOf`; cells at 0 are left out. */
export function effectsOf(world: PlaysWorld, latest: Iterable<PlaySent>): Record<string, number> {
  const plays = [...latest].map((play): CountedPlay => ({
    id: play.id,
    kind: play.kind,
    isDeleted: play.isDeleted === true,
    periodId: play.periodId,
    teamId: play.teamId ?? null,
    playerId: play.playerId ?? null,
    otherPlayerId: play.otherPlayerId ?? null,
    linkedPlayId: play.linkedPlayId ?? null,
  }));
  const teamIds = [String(world.homeTeamId), String(world.awayTeamId)] as const;
  const { statistics, score } = gameEffects(plays, { vocabulary, settings: DEFAULT_PLAY_SETTINGS, teamIds });
  const names = new Map(Object.entries(world.periods).map(([name, id]) => [String(id), name]));
  return Object.fromEntries([
    ...statistics.map(({ playerId, abbreviation, delta }) => [`${playerId} ${abbreviation}`, delta]),
    ...score.map(({ teamId, periodId, delta }) => [`team ${teamId} ${names.get(String(periodId))}`, delta]),
  ]);
}

/** Kinds of plays that add something. */
export const KINDS: readonly PlayKind[] = [
  'MADE_TWO',
  'MISSED_TWO',
  'MADE_THREE',
  'MADE_FREE_THROW',
  'ASSIST',
  'BLOCK',
  'DEFENSIVE_REBOUND',
  'TURNOVER',
  'STEAL',
  'SHOOTING_FOUL',
];

/** A play of one of the players, by numbers. */
export function playOf(world: PlaysWorld, kind: number, player: number, more: Partial<PlaySent> = {}): PlaySent {
  const isHome = player % 2 === 0;
  const players = isHome ? world.home : world.away;
  return newPlay(world, KINDS[kind % KINDS.length]!, {
    teamId: String(isHome ? world.homeTeamId : world.awayTeamId),
    playerId: String(players[player % players.length]),
    ...more,
  });
}
