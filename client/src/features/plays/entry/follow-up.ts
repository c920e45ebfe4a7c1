import { linkHolds } from '@domain/plays/link-holds';
import { isOneForEach } from '@domain/plays/one-for-each';
import { type ProposedLink, proposeLinks } from '@domain/plays/propose-links';
import type { PlayKind } from '@domain/plays/play-kind';
import type { CountedPlay } from '@domain/plays/play';
import type { PlaySettings } from '@domain/plays/play-settings';
import type { PlayVocabulary } from '@domain/plays/play-vocabulary';
import { playLabel } from '../shown/play-label';
import { t } from '@/texts';
import type { PlayRevision } from '../keeping/play';
import { type EntryMode, isOfMode } from './actions';

/** The play that what follows belongs to. */
export type Followed = Pick<CountedPlay, 'id' | 'kind'> & { readonly teamId: string; readonly playerId: string | null };

/** Players of one team to choose from, and what one tap on a player then enters; several kinds make it two taps. */
export interface FollowUpRow {
  readonly teamId: string;
  readonly links: readonly ProposedLink[];
  /** Who cannot be meant. */
  readonly without: string | null;
}

/** One thing that may have followed: a rebound, by either team. */
export interface FollowUp {
  readonly name: string;
  readonly rows: readonly FollowUpRow[];
  /** Who is meant unless somebody else is tapped: who was fouled. */
  readonly playerId: string | null;
  /** Whether there may be more of it: free throws, runs. */
  readonly repeats: boolean;
}

/** Kinds that are offered together. */
const TOGETHER: Partial<Record<PlayKind, () => string>> = {
  DEFENSIVE_REBOUND: () => t.plays.rebound(),
  OFFENSIVE_REBOUND: () => t.plays.rebound(),
  MADE_FREE_THROW: () => t.plays.free_throws(),
  MISSED_FREE_THROW: () => t.plays.free_throws(),
  SHOOTING_FOUL: () => t.plays.foul(),
  RUN: () => t.plays.runs(),
  OPPONENT_ERROR: () => t.plays.their_error(),
};
/** Of these there may be several. */
const REPEATS: ReadonlySet<PlayKind> = new Set(['MADE_FREE_THROW', 'MISSED_FREE_THROW', 'RUN']);
const FREE_THROWS: ReadonlySet<PlayKind> = new Set(['MADE_FREE_THROW', 'MISSED_FREE_THROW']);
/** Whether only another player can have done it: nobody assists the own shot, and a home run is the batter's run. */
const isByAnother = (kind: PlayKind, after: PlayKind): boolean =>
  kind === 'ASSIST' || (kind === 'RUN' && after === 'HOME_RUN');

/** What may have followed a play. */
export interface FollowUps {
  readonly play: Followed;
  readonly offers: readonly FollowUp[];
}

/**
 * What was entered last, and of what may have followed that was entered since. What is offered is worked out from it.
 */
export interface Following {
  readonly playId: string;
  readonly taken: readonly { readonly playId: string; readonly offer: string }[];
  /** Beginnings and ends of periods that were there by then. */
  readonly marks: ReadonlySet<string>;
}

interface Context {
  readonly vocabulary: PlayVocabulary;
  readonly settings: PlaySettings;
  readonly mode: EntryMode;
  readonly teamIds: readonly [string, string];
}

/** What follows a play that was just entered. */
export function followingOf(playId: string, plays: readonly PlayRevision[]): Following {
  return { playId, taken: [], marks: new Set(plays.filter(isMark).map(({ id }) => id)) };
}

/**
 * What is offered after a play as the plays are now: nothing once it is gone or another period has begun or ended
 * since; where it has become another play, what may have followed that one.
 */
export function standingFollowUps(
  { playId, taken, marks }: Following,
  plays: readonly PlayRevision[],
  context: Context,
): FollowUps | null {
  if (plays.some((play) => isMark(play) && !marks.has(play.id))) return null;
  const followed = (id: string): Followed | null => {
    const play = plays.find((each) => each.id === id);
    return play === undefined || play.teamId === null ? null : { ...play, teamId: play.teamId };
  };
  const play = followed(playId);
  if (play === null) return null;
  let standing = followUps(play, null, context);
  for (const step of taken) {
    const offer = standing.offers.find(({ name }) => name === step.offer);
    const entered = followed(step.playId);
    if (offer === undefined || entered === null) continue;
    // Who was fouled in shooting throws.
    const shooter = entered.kind === 'SHOOTING_FOUL' ? play.playerId : null;
    const next = followUps(entered, shooter, context);
    // A shot that is no attempt, as one that was fouled and missed, leads to nothing else.
    const isVoid = context.vocabulary.rules.get(entered.kind)?.link?.voids?.includes(play.kind) ?? false;
    standing = isVoid ? { play, offers: next.offers } : afterTaken(standing, offer, entered.playerId, next);
  }
  const offers = standing.offers.filter((offer) => !isThere(offer, plays, context));
  return offers.length === 0 ? null : { ...standing, offers };
}

/** Whether what is offered was entered already, on whatever device, where there is one for each play. */
function isThere({ rows }: FollowUp, plays: readonly PlayRevision[], context: Context): boolean {
  return rows.some(({ links }) =>
    links.some(({ kind, linkedPlayId }) => {
      const target = plays.find(({ id }) => id === linkedPlayId) ?? null;
      return plays.some(
        (play) =>
          play.linkedPlayId === linkedPlayId && isOneForEach(kind, play.kind) && linkHolds(play, target, context),
      );
    }),
  );
}

const isMark = ({ kind }: PlayRevision): boolean => kind === 'PERIOD_START' || kind === 'PERIOD_END';

/**
 * What is offered after a play.
 * @param shooter who throws, if the play is a foul that leads to free throws
 */
function followUps(play: Followed, shooter: string | null, context: Context): FollowUps {
  const { vocabulary, settings, mode, teamIds } = context;
  const offers = new Map<string, ProposedLink[]>();
  for (const link of proposeLinks(play, vocabulary, settings)) {
    if (!isOfMode(link.kind, vocabulary, mode)) continue;
    const name = TOGETHER[link.kind]?.() ?? playLabel(link.kind);
    offers.set(name, [...(offers.get(name) ?? []), link]);
  }
  const opponent = teamIds[0] === play.teamId ? teamIds[1] : teamIds[0];
  return {
    play,
    offers: [...offers].map(([name, links]) => ({
      name,
      repeats: links.some(({ kind }) => REPEATS.has(kind)),
      playerId: links.some(({ kind }) => FREE_THROWS.has(kind)) ? shooter : null,
      rows: (['same', 'other'] as const).flatMap((side) => {
        const ofSide = links.filter((link) => link.side === side);
        if (ofSide.length === 0) return [];
        const teamId = side === 'same' ? play.teamId : opponent;
        const without = ofSide.every(({ kind }) => isByAnother(kind, play.kind)) ? play.playerId : null;
        return { teamId, links: ofSide, without };
      }),
    })),
  };
}

/**
 * What is still offered after one of the offers was taken: what followed from that, then what else there was.
 * @param next what follows from the play that was just entered
 */
function afterTaken(before: FollowUps, taken: FollowUp, person: string | null, next: FollowUps): FollowUps {
  const rest = before.offers.flatMap((offer) => {
    if (offer.name !== taken.name) return offer;
    return offer.repeats ? { ...offer, playerId: person } : [];
  });
  const names = new Set(next.offers.map(({ name }) => name));
  // Free throws come one after the other, and what follows the last one beside them.
  const offers = taken.repeats
    ? [...rest.filter(({ name }) => name === taken.name), ...next.offers]
    : [...next.offers, ...rest.filter(({ name }) => !names.has(name))];
  return { play: before.play, offers };
}
