import type { Id } from '../ordering/id.js';
import { hasLostLink, linkHolds } from './link-holds.js';
import type { CountedPlay } from './play.js';
import type { PlaySettings } from './play-settings.js';
import type { PlayRule, PlayVocabulary, StatisticDeltas } from './play-vocabulary.js';

/** What is added to a statistic of a player. */
export interface StatisticEffect {
  readonly teamId: Id;
  readonly playerId: Id;
  readonly abbreviation: string;
  readonly delta: number;
}

/** What is added to a team's score of a period. */
export interface ScoreEffect {
  readonly teamId: Id;
  readonly periodId: Id;
  readonly delta: number;
}

/** What plays add. */
export interface PlayEffects {
  readonly statistics: readonly StatisticEffect[];
  readonly score: readonly ScoreEffect[];
}

/** The plays around a play. */
export interface LinkedPlays {
  /** The one that it is linked to; null also where that is not known. */
  readonly target: CountedPlay | null;
  /** Those that are linked to it. */
  readonly dependents: readonly CountedPlay[];
}

/** What, apart from the play itself, decides on what it adds. */
export interface EffectContext {
  readonly linked: LinkedPlays;
  readonly settings: PlaySettings;
  readonly vocabulary: PlayVocabulary;
  /** The two teams of the game. */
  readonly teamIds: readonly [home: Id, away: Id];
}

const NOTHING: PlayEffects = { statistics: [], score: [] };

/**
 * What one play adds. It depends on nothing but the play, the one that it is linked to, those linked to it, and the
 * settings: what comes before and after it in the game changes nothing. A play without a player counts for the team
 * alone.
 */
export function playEffects(play: CountedPlay, context: EffectContext): PlayEffects {
  const rule = context.vocabulary.rules.get(play.kind);
  if (!rule || play.isDeleted || play.teamId === null) return NOTHING;
  const { teamId } = play;
  const score = rule.points === 0 ? [] : [{ teamId, periodId: play.periodId, delta: rule.points }];
  if (!counts(play, rule, context)) return { statistics: [], score };
  const statistics: StatisticEffect[] = [];
  const add = (team: Id, playerId: Id | null, deltas: StatisticDeltas): void => {
    if (playerId === null) return;
    for (const [abbreviation, delta] of deltas) statistics.push({ teamId: team, playerId, abbreviation, delta });
  };
  add(teamId, play.playerId, rule.statistics);
  add(rule.otherSide === 'same' ? teamId : opponentOf(teamId, context), play.otherPlayerId, rule.otherStatistics);
  for (const [kind, deltas] of rule.perLinked)
    for (const dependent of dependentsOf(play, context))
      if (dependent.kind === kind) add(teamId, play.playerId, deltas);
  return { statistics, score };
}

/** Whether it adds to statistics: settings and the plays that it is linked to may be against it. */
function counts(play: CountedPlay, { setting }: PlayRule, context: EffectContext): boolean {
  const { vocabulary, settings, linked } = context;
  if (setting !== null && settings[setting] === false) return false;
  const target = linkHolds(play, linked.target, context) ? linked.target : null;
  if (hasLostLink(play, linked.target, context)) return false;
  const voids = (other: CountedPlay): boolean =>
    vocabulary.rules.get(other.kind)?.link?.voids?.includes(play.kind) ?? false;
  return !((target !== null && voids(target)) || dependentsOf(play, context).some(voids));
}

function dependentsOf(play: CountedPlay, context: EffectContext): CountedPlay[] {
  return context.linked.dependents.filter((dependent) => !dependent.isDeleted && linkHolds(dependent, play, context));
}

function opponentOf(teamId: Id, { teamIds: [home, away] }: EffectContext): Id {
  return String(teamId) === String(home) ? away : home;
}
