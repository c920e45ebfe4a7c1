import type { CountedPlay } from './play.js';
import type { PlayKind } from './play-kind.js';
import type { PlaySettings } from './play-settings.js';
import type { LinkRule, PlayVocabulary } from './play-vocabulary.js';

type Linked = Pick<CountedPlay, 'kind' | 'teamId'>;
type Target = Pick<CountedPlay, 'kind' | 'teamId' | 'isDeleted'>;

/** By what plays of a game count. */
export interface CountingRules {
  readonly vocabulary: PlayVocabulary;
  readonly settings: PlaySettings;
}

/** Whether a play may be linked to one of that kind, as the league counts. */
export function mayBeLinked({ to, setting }: LinkRule, kind: PlayKind, settings: PlaySettings): boolean {
  return to.includes(kind) && !(setting?.[0] === kind && settings[setting[1]] === false);
}

/**
 * Whether a play belongs to another: that is there, of a kind that it may be linked to, and of the right side. A shot
 * that was blocked and is changed into a made one loses its block.
 */
export function linkHolds(play: Linked, target: Target | null, { vocabulary, settings }: CountingRules): boolean {
  const link = vocabulary.rules.get(play.kind)?.link;
  if (!link || target === null || target.isDeleted || !mayBeLinked(link, target.kind, settings)) return false;
  if (play.teamId === null || target.teamId === null) return true;
  return (String(play.teamId) === String(target.teamId)) === (link.side === 'same');
}

/**
 * Whether a play counts for nothing because what it stands on is gone, or has become something else: the assist to a
 * shot that was missed after all, or that is a free throw where those have none. It counts again when that is taken
 * back.
 */
export function hasLostLink(
  play: Linked & Pick<CountedPlay, 'linkedPlayId'>,
  target: Target | null,
  rules: CountingRules,
): boolean {
  const isRequired = rules.vocabulary.rules.get(play.kind)?.link?.isRequired ?? false;
  return isRequired && play.linkedPlayId !== null && !linkHolds(play, target, rules);
}
