import { sameContent } from '../../domain/plays/same-content.js';
import { changeEffects } from '../../domain/plays/change-effects.js';
import { differenceOfEffects } from '../../domain/plays/difference-of-effects.js';
import type { PlayEffects } from '../../domain/plays/play-effects.js';
import { type StarterChange, starterChanges } from '../../domain/plays/starter-changes.js';
import type { PlayVocabulary } from '../../domain/plays/play-vocabulary.js';
import type { SentPlay } from './check-plays.js';
import { type PlayedGame, revisionKey } from './played-game.js';
import type { StoredPlay } from './play.row.js';

/** What becomes of plays. */
export interface PlayPlan {
  /** Revisions to be written, in order. */
  readonly writes: readonly StoredPlay[];
  /** What they add together. */
  readonly effects: PlayEffects;
  /** Who starts by the plays since they changed, or does so no longer. */
  readonly starters: readonly StarterChange[];
  /** All who start by the plays now, as 'team player'. */
  readonly startersNow: ReadonlySet<string>;
  readonly conflicts: readonly { readonly sent: SentPlay; readonly stored: StoredPlay }[];
  readonly duplicates: readonly { readonly sent: SentPlay; readonly stored: StoredPlay }[];
  /** Of which plays nothing is written yet, by id: possible duplicates, and what is linked to them. */
  readonly waiting: ReadonlySet<string>;
  /** The plays as they are afterwards, by id. */
  readonly plays: ReadonlyMap<string, StoredPlay>;
}

/** Who writes plays, where. */
export interface EnteredBy {
  readonly organizationId: number;
  readonly now: Date;
  readonly actorName: string;
  readonly device: string;
}

/**
 * What becomes of plays, given what is stored. A revision that is there with the same content is done already; one that
 * is there with another, or that others have gone past, is a conflict. What another device entered at the same moment
 * waits, with its later revisions and with what is linked to it, until it is confirmed.
 */
export function planPlays(
  game: PlayedGame,
  vocabulary: PlayVocabulary,
  sentPlays: readonly SentPlay[],
  by: EnteredBy,
): PlayPlan {
  const plays = new Map(game.stored);
  const writes: StoredPlay[] = [];
  const effects: PlayEffects[] = [];
  const conflicts: { sent: SentPlay; stored: StoredPlay }[] = [];
  const duplicates: { sent: SentPlay; stored: StoredPlay }[] = [];
  const waiting = waitingIds(game, sentPlays);
  const asked = new Set<string>();
  for (const sent of sentPlays) {
    if (waiting.has(sent.id)) {
      const stored = game.duplicates.get(sent.id);
      if (stored && !game.stored.has(sent.id) && !asked.has(sent.id)) duplicates.push({ sent, stored });
      asked.add(sent.id);
      continue;
    }
    const latest = plays.get(sent.id);
    if (latest && sent.revision <= latest.revision) {
      const same = game.revisions.get(revisionKey(sent));
      if (!same || !sameContent(same, sent)) conflicts.push({ sent, stored: latest });
      continue;
    }
    const play = storedOf(game, sent, by);
    effects.push(changeEffects(plays, play, { vocabulary, teamIds: game.teamIds, settings: settingsOf(game) }));
    plays.set(play.id, play);
    writes.push(play);
  }
  return {
    writes,
    effects: differenceOfEffects([], effects),
    ...startersOf(game, sentPlays, plays),
    conflicts,
    duplicates,
    waiting,
    plays,
  };
}

/** Who starts before and afterwards: by the sent plays as they were and are, and those around the beginning. */
function startersOf(
  { opening, stored, teamIds, periods }: PlayedGame,
  sentPlays: readonly SentPlay[],
  plays: ReadonlyMap<string, StoredPlay>,
): Pick<PlayPlan, 'starters' | 'startersNow'> {
  const ids = [...new Set(sentPlays.map(({ id }) => id))];
  const withSent = (all: ReadonlyMap<string, StoredPlay>): StoredPlay[] => [
    ...opening,
    ...ids.flatMap((id) => all.get(id) ?? []),
  ];
  const periodIds = periods.map(([id]) => id);
  const after = withSent(plays);
  const now = starterChanges([], after, teamIds, periodIds);
  return {
    starters: starterChanges(withSent(stored), after, teamIds, periodIds),
    startersNow: new Set(now.map(({ teamId, playerId }) => `${teamId} ${playerId}`)),
  };
}

/** New plays that another device may have entered, and all that would be written with a link to one that waits. */
function waitingIds({ stored, duplicates }: PlayedGame, sentPlays: readonly SentPlay[]): Set<string> {
  const waiting = new Set([...duplicates.keys()].filter((id) => !stored.has(id)));
  for (let before = -1; before < waiting.size;) {
    before = waiting.size;
    for (const { id, revision, linkedPlayId } of sentPlays)
      if (linkedPlayId !== null && waiting.has(linkedPlayId) && revision > (stored.get(id)?.revision ?? 0))
        waiting.add(id);
  }
  return waiting;
}

/** Each play counts by the settings that held when it was entered. */
function settingsOf({ settings }: PlayedGame): (play: StoredPlay) => PlayedGame['settings'] {
  return ({ assistsOnFreeThrows, technicalCountsAsPersonal }) => ({
    ...settings,
    assistsOnFreeThrows,
    technicalCountsAsPersonal,
  });
}

function storedOf(game: PlayedGame, sent: SentPlay, by: EnteredBy): StoredPlay {
  const { field: _field, isDuplicateConfirmed: _confirmed, madeAt, ...play } = sent;
  return {
    ...play,
    organizationId: by.organizationId,
    gameId: game.id,
    madeAt: madeAt ?? by.now,
    actorName: by.actorName,
    enteredOn: by.device,
    assistsOnFreeThrows: game.settings.assistsOnFreeThrows,
    technicalCountsAsPersonal: game.settings.technicalCountsAsPersonal,
  };
}
