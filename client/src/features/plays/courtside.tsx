import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayKind } from '@domain/plays/play-kind';
import { isThreePointPlace } from '@domain/plays/is-three-point-place';
import type { ProposedLink } from '@domain/plays/propose-links';
import { AddGamePlayerDialog } from '@/app/admin/statistics-entry';
import { cn } from '@/lib/cn';
import { useToast } from '@/ui/toast-context';
import { type CourtGame, playerOf, type SideName, sideOfTeam } from './court-game';
import type { CourtsidePlayFragment } from './courtside.generated';
import { LineupDialog } from './dialogs/lineup-dialog';
import { PeriodDialog } from './dialogs/period-dialog';
import { PlayDialog } from './dialogs/play-dialog';
import { SettingsDialog } from './dialogs/settings-dialog';
import { actionOf, actionsOf } from './entry/actions';
import { afterTaken, type FollowUp, type FollowUps, followUps } from './entry/follow-up';
import { type Entered, NOTHING_SELECTED, type Person, type Selection, type Tap, tapped } from './entry/selection';
import { useClock } from './hooks/use-clock';
import { useDeviceSettings } from './hooks/use-device-settings';
import { useKeys } from './hooks/use-keys';
import { usePlayStore } from './hooks/use-play-store';
import { speak } from './hooks/speak';
import { useWakeLock } from './hooks/use-wake-lock';
import type { PlayContent, PlayRevision } from './keeping/play';
import type { NewPlay, UndoResult } from './keeping/play-store';
import type { PlayOwner } from './keeping/unsent-play';
import { ActionPad } from './panels/action-pad';
import { FirstSteps } from './panels/first-steps';
import { FollowUpStrip } from './panels/follow-up-strip';
import { GameBar } from './panels/game-bar';
import { Notice, Notices } from './panels/notices';
import { PlayList } from './panels/play-list';
import { ScoreHead } from './panels/score-head';
import { ScoreOffer } from './panels/score-offer';
import { ScorePad } from './panels/score-pad';
import { ShotCourt } from './panels/shot-court';
import { TeamPanel } from './panels/team-panel';
import { UndoBar } from './panels/undo-bar';
import { courtState } from './shown/game-state';
import { personalFouls } from './shown/personal-fouls';
import { lastSortOrder, movedSortOrder, sortOrderBefore } from './shown/sort-order';
import { lineupChanges } from './shown/lineup-changes';
import { lineOf, spokenOf, tagOf } from './shown/play-text';

interface Props {
  game: CourtGame;
  owner: PlayOwner;
  /** The plays as the server told them last. */
  stored: readonly CourtsidePlayFragment[];
  refetch: () => Promise<unknown>;
}

type OpenDialog =
  | { kind: 'period' | 'settings' }
  | { kind: 'lineup' | 'player'; side: SideName }
  | { kind: 'play'; id: string };

/** Enters a game's plays by taps or keys. */
export function Courtside({ game, owner, stored, refetch }: Props) {
  const { vocabulary, settings: playSettings, home, away } = game;
  const toast = useToast();
  const plays = usePlayStore(game, owner, stored, refetch);
  const { store, shown } = plays;
  const [settings, setSettings] = useDeviceSettings();
  const clock = useClock(game.id);
  const [chosenPeriod, setChosenPeriod] = useState<string | null>(null);
  const state = useMemo(() => courtState(game, shown.plays, chosenPeriod), [game, shown.plays, chosenPeriod]);
  const actions = useMemo(() => actionsOf(vocabulary, settings.mode), [vocabulary, settings.mode]);
  const [side, setSide] = useState<SideName>('home');
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [following, setFollowing] = useState<FollowUps | null>(null);
  const [insertBefore, setInsertBefore] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [isCourtOpen, setCourtOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useWakeLock(settings.awake);
  const hasClock = settings.clock && vocabulary.scoring === 'added' && vocabulary.sport === 'basketball';
  const hasLineups = vocabulary.rules.has('SUBSTITUTION');
  const hasCourt = vocabulary.sport === 'basketball';
  const context = {
    vocabulary,
    settings: playSettings,
    mode: settings.mode,
    teamIds: [home.teamId, away.teamId],
  } as const;

  const failed = (): void =>
    toast({
      kind: 'error',
      text: 'This device could not store the play. Is there space left, and is this no private window?',
    });
  const content = (kind: PlayKind, changes: Partial<PlayContent> = {}): NewPlay => {
    const target = insertBefore === null ? null : store.find(insertBefore);
    const periodId = target?.periodId ?? state.now.period.id;
    return {
      id: crypto.randomUUID(),
      kind,
      periodId,
      sortOrder: target ? sortOrderBefore(shown.plays, target) : lastSortOrder(shown.plays, periodId),
      clock: target ? target.clock : hasClock && state.now.phase === 'on' ? clock.read() : null,
      teamId: null,
      playerId: null,
      otherPlayerId: null,
      linkedPlayId: null,
      x: null,
      y: null,
      note: null,
      madeAt: new Date().toISOString(),
      ...changes,
    };
  };
  const enter = async (entered: readonly NewPlay[]): Promise<boolean> => {
    try {
      await store.enter(entered);
      return true;
    } catch {
      failed();
      return false;
    }
  };
  const spoken = useRef<string | null>(null);
  useEffect(() => {
    const last = latestOf(shown.plays);
    if (last === null || last.id === spoken.current) return;
    const isFirst = spoken.current === null;
    spoken.current = last.id;
    const scored = state.summary.plays.find(({ play }) => play.id === last.id);
    if (!isFirst && settings.speaks) speak(spokenOf(game, last, scored?.isScoring ? scored.score : null));
  }, [game, settings.speaks, shown.plays, state.summary]);

  const add = async ({ kind, teamId, playerId, place }: Entered): Promise<void> => {
    const play = content(kind, { teamId, playerId, x: place?.x ?? null, y: place?.y ?? null });
    setFollowing(null);
    setCourtOpen(false);
    if (!(await enter([play]))) return;
    if (teamId !== null) offer(followUps({ id: play.id, kind, teamId, playerId }, null, context));
  };
  const offer = (next: FollowUps): void => setFollowing(next.offers.length === 0 ? null : next);
  const tap = (what: Tap): void => {
    const next = tapped(selection, what, vocabulary);
    setSelection(next.selection);
    if (next.entered) void add(next.entered);
  };
  const take = async (taken: FollowUp, link: ProposedLink, teamId: string, playerId: string | null): Promise<void> => {
    const source = following;
    if (source === null) return;
    const play = content(link.kind, { teamId, playerId, linkedPlayId: link.linkedPlayId });
    setFollowing(null);
    if (!(await enter([play]))) return;
    // Who was fouled in shooting throws.
    const shooter = taken.name === 'Foul' ? source.play.playerId : null;
    const next = followUps({ id: play.id, kind: link.kind, teamId, playerId }, shooter, context);
    offer(afterTaken(source, taken, playerId, next));
  };
  const start = (periodId: string): void => {
    const period = game.periods.find(({ id }) => id === periodId);
    const minutes = playSettings.periodMinutes;
    const seconds = hasClock && period?.kind === 'REGULAR' && minutes !== null ? minutes * 60 : null;
    if (seconds !== null) clock.set(seconds);
    setChosenPeriod(null);
    void enter([
      content('PERIOD_START', { periodId, sortOrder: lastSortOrder(shown.plays, periodId), clock: seconds }),
    ]);
  };
  const end = (): void => {
    if (clock.clock?.startedAt != null) clock.toggle();
    setChosenPeriod(null);
    setFollowing(null);
    const periodId = state.now.period.id;
    void enter([content('PERIOD_END', { periodId, sortOrder: lastSortOrder(shown.plays, periodId) })]);
  };
  const tell = (result: UndoResult): void => {
    if (result === 'changed since') toast({ kind: 'error', text: 'Somebody else has changed this play since.' });
  };
  const undo = (): void => {
    setFollowing(null);
    setSelection(NOTHING_SELECTED);
    store.undo().then(tell, failed);
  };
  const redo = (): void => {
    setFollowing(null);
    store.redo().then(tell, failed);
  };
  const timeout = (name: SideName): void =>
    void add({ kind: 'TIMEOUT', teamId: game[name].teamId, playerId: null, place: null });
  const saveLineup = (name: SideName, ids: readonly string[]): void => {
    const { onCourt, side: own } = state.sides[name];
    const changes = lineupChanges(
      onCourt.map(({ id }) => id),
      ids,
    );
    const first = content('SUBSTITUTION', { teamId: own.teamId });
    void enter(
      changes.map(({ on, off }, index) => ({
        ...first,
        id: crypto.randomUUID(),
        sortOrder: insertBefore === null ? first.sortOrder + index : first.sortOrder + index * 1e-3,
        playerId: on,
        otherPlayerId: off,
      })),
    );
    setDialog(null);
  };
  const remove = (play: PlayRevision): void => {
    const ids = [play.id, ...shown.plays.filter(({ linkedPlayId }) => linkedPlayId === play.id).map(({ id }) => id)];
    const text = ids.length === 1 ? 'Play deleted.' : `Play deleted, with ${ids.length - 1} that went by it.`;
    store.remove(ids).then(() => toast({ kind: 'success', text, action: { label: 'Undo', onClick: undo } }), failed);
  };
  const change = (id: string, to: Partial<PlayContent>): Promise<void> => {
    const play = store.find(id);
    const isMoved = play !== null && to.periodId !== undefined && to.periodId !== play.periodId;
    const placed = isMoved ? { ...to, sortOrder: lastSortOrder(shown.plays, to.periodId!) } : to;
    return store.change([{ id, to: placed }]);
  };
  const move = (play: PlayRevision, by: -1 | 1): void => {
    const sortOrder = movedSortOrder(shown.plays, play, by);
    if (sortOrder !== null) change(play.id, { sortOrder }).catch(failed);
  };
  const edit = useCallback((id: string): void => setDialog({ kind: 'play', id }), []);
  const escape = (): void => {
    setSelection(NOTHING_SELECTED);
    setFollowing(null);
    setInsertBefore(null);
  };

  const currentTeam = game[side];
  const onCourtFirst = [...state.sides[side].onCourt, ...state.sides[side].bench];
  const typed = useKeys({
    isOn: dialog === null,
    actions,
    players: onCourtFirst,
    onTeam: setSide,
    onPlayer: (player) => tap({ person: { teamId: currentTeam.teamId, playerId: player.id } }),
    onAction: (action, player) => {
      const person = player ? { teamId: currentTeam.teamId, playerId: player.id } : selection.person;
      const before = player ? { ...selection, person } : selection;
      const next = tapped(before, { kind: action.kind }, vocabulary);
      setSelection(next.selection);
      if (next.entered) void add(next.entered);
    },
    onClock: () => hasClock && state.now.phase === 'on' && clock.toggle(),
    onUndo: undo,
    onRedo: redo,
    onCancel: escape,
    onHelp: () => setDialog({ kind: 'settings' }),
  });

  const foulsOf = useMemo(() => personalFouls(game, shown.plays), [game, shown.plays]);
  const last = latestOf(shown.plays);
  const proposed: PlayKind[] =
    selection.place === null
      ? []
      : isThreePointPlace(selection.place.x, selection.place.y)
        ? ['MADE_THREE', 'MISSED_THREE']
        : ['MADE_TWO', 'MISSED_TWO'];
  const target = insertBefore === null ? null : store.find(insertBefore);
  const edited = dialog?.kind === 'play' ? store.find(dialog.id) : null;
  const panel = (name: SideName) => (
    <TeamPanel
      state={state.sides[name]}
      selected={selection.person}
      foulsOf={foulsOf}
      isCurrent={side === name}
      hasTimeouts={vocabulary.rules.has('TIMEOUT')}
      hasLineups={hasLineups}
      onPerson={(person: Person) => {
        setSide(name);
        tap({ person });
      }}
      onLineup={() => setDialog({ kind: 'lineup', side: name })}
      onTimeout={() => timeout(name)}
      onAddPlayer={() => setDialog({ kind: 'player', side: name })}
    />
  );
  const strip = following && (
    <FollowUpStrip
      key={following.offers.map(({ name }) => name).join()}
      game={game}
      state={state}
      followUps={following}
      onTake={(...taken) => void take(...taken)}
      onClose={() => setFollowing(null)}
    />
  );
  const list = (limit?: number) => (
    <PlayList game={game} state={state} unsent={shown.unsent} limit={limit} insertBefore={insertBefore} onEdit={edit} />
  );
  const isByTeam = settings.mode === 'score';
  const lineupLabel = state.sides[side].hasLineup ? 'Substitute' : 'Starters';
  const more = [
    ...(hasLineups
      ? [
          {
            label: lineupLabel === 'Starters' ? lineupLabel : 'Sub',
            name: `${lineupLabel} of ${currentTeam.teamName}`,
            onTap: () => setDialog({ kind: 'lineup', side }),
          },
        ]
      : []),
    { label: 'Timeout', name: `Timeout of ${currentTeam.teamName}`, onTap: () => timeout(side) },
  ];
  const isBefore = hasLineups && shown.plays.every(({ kind }) => kind === 'SUBSTITUTION');
  return (
    <div className="court flex h-dvh flex-col overflow-hidden bg-page">
      <h1 className="sr-only">
        Courtside: {home.teamName} vs {away.teamName}
      </h1>
      <GameBar
        gameId={game.id}
        now={state.now}
        clock={clock}
        hasClock={hasClock}
        plays={plays}
        onStart={() => start(state.now.period.id)}
        onPeriod={() => setDialog({ kind: 'period' })}
        onSettings={() => setDialog({ kind: 'settings' })}
      />
      <div className="max-h-40 shrink-0 overflow-y-auto">
        <Notices game={game} plays={plays} />
        <ScoreOffer
          game={game}
          state={state}
          plays={plays}
          onStart={() => state.now.next && start(state.now.next.id)}
        />
        {target && (
          <Notice
            isQuiet
            action={
              <button type="button" className="court-quiet px-3" onClick={() => setInsertBefore(null)}>
                Done
              </button>
            }
          >
            What is entered now goes before “{lineOf(game, target)}”.
          </Notice>
        )}
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-1.5 pt-1.5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-0 lg:pt-0">
        <div className={cn('flex min-h-0 flex-1 flex-col gap-1.5 lg:pt-1.5', isListOpen && 'max-md:hidden')}>
          <ScoreHead state={state} hasFouls={vocabulary.rules.has('PERSONAL_FOUL')} current={side} onChoose={setSide} />
          <div className="flex min-h-0 flex-1 flex-col gap-1.5 px-1.5 md:grid md:grid-cols-[minmax(9rem,13rem)_minmax(0,1fr)_minmax(9rem,13rem)] md:gap-3 md:px-3">
            {isByTeam ? (
              <div className="flex min-h-0 flex-1 md:col-span-3">
                <ScorePad
                  game={game}
                  onScore={(teamId, kind) => void add({ kind, teamId, playerId: null, place: null })}
                />
              </div>
            ) : (
              <>
                {panel('home')}
                <div className="flex min-h-0 flex-1 flex-col gap-1.5 max-md:order-last">
                  {hasCourt && settings.court && (
                    <div className={cn('min-h-0 flex-1', !isCourtOpen && 'max-md:hidden')}>
                      <ShotCourt
                        place={selection.place}
                        onPlace={(place) => {
                          setCourtOpen(false);
                          tap({ place });
                        }}
                      />
                    </div>
                  )}
                  <div className={cn('contents', isCourtOpen && 'max-md:hidden')}>
                    <ActionPad
                      actions={actions}
                      selected={selection.kind}
                      proposed={proposed}
                      onCourt={hasCourt && settings.court ? () => setCourtOpen(!isCourtOpen) : null}
                      onAction={(kind) => tap({ kind })}
                      more={more}
                    />
                  </div>
                </div>
                {panel('away')}
              </>
            )}
          </div>
          <div className="flex h-37 shrink-0 flex-col gap-1.5 overflow-y-auto px-1.5 md:px-3 lg:h-38 lg:pb-1.5">
            {strip}
            {isBefore && !isByTeam && strip === null && (
              <FirstSteps sides={state.sides} onLineup={(name) => setDialog({ kind: 'lineup', side: name })} />
            )}
            {!isBefore && strip === null && (
              <p className="flex h-full items-center justify-center rounded-md border border-dashed border-line-strong/50 px-3 text-center text-sm text-muted max-md:hidden">
                {isByTeam ? 'One tap for each score.' : 'What may have followed a play is offered here.'}
              </p>
            )}
            {!isBefore && <div className="overflow-hidden rounded-md border border-line md:hidden">{list(3)}</div>}
          </div>
        </div>
        <section
          aria-label="Plays"
          className={cn(
            'min-h-0 overflow-y-auto border-line max-md:flex-1 md:max-lg:shrink md:max-lg:basis-1/4 md:max-lg:border-t lg:border-l',
            !isListOpen && 'max-md:hidden',
          )}
        >
          {list()}
        </section>
      </div>
      <UndoBar
        last={last && lineOf(game, last)}
        hint={hintOf(game, selection, typed)}
        canUndo={shown.canUndo}
        canRedo={shown.canRedo}
        isListOpen={isListOpen}
        onUndo={undo}
        onRedo={redo}
        onList={() => setListOpen(!isListOpen)}
      />
      {dialog?.kind === 'period' && (
        <PeriodDialog
          game={game}
          now={state.now}
          clock={hasClock ? clock : null}
          onStart={start}
          onEnd={end}
          onChoose={setChosenPeriod}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'settings' && (
        <SettingsDialog
          settings={settings}
          actions={actions}
          hasCourt={hasCourt}
          onChange={setSettings}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'lineup' && (
        <LineupDialog
          state={state.sides[dialog.side]}
          size={vocabulary.playersOnCourt}
          onSave={(ids) => saveLineup(dialog.side, ids)}
          onAddPlayer={() => setDialog({ kind: 'player', side: dialog.side })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'player' && (
        <Suspense fallback={null}>
          <AddGamePlayerDialog
            game={teamsOf(game)}
            side={dialog.side}
            refetch={refetch}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {edited && (
        <PlayDialog
          game={game}
          play={edited}
          onSave={(to) => change(edited.id, to)}
          onDelete={() => remove(edited)}
          onMove={(by) => move(edited, by)}
          onInsert={() => {
            setInsertBefore(edited.id);
            setListOpen(false);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

/** What was entered last, wherever it stands. */
function latestOf(plays: readonly PlayRevision[]): PlayRevision | null {
  return plays.reduce<PlayRevision | null>(
    (latest, play) => (latest === null || play.madeAt >= latest.madeAt ? play : latest),
    null,
  );
}

/** What is missing of a play that is half entered. */
function hintOf(game: CourtGame, { person, kind, place }: Selection, typed: string): string | null {
  if (typed !== '') return `Jersey ${typed}`;
  if (kind !== null) return `${actionOf(kind, game.vocabulary).label}: by whom?`;
  if (person === null) return place === null ? null : 'Who, and what?';
  const player = playerOf(game, person.playerId);
  return `${player === null ? (sideOfTeam(game, person.teamId)?.teamName ?? '') : tagOf(player)}: what?`;
}

function teamsOf({ id, home, away }: CourtGame) {
  const teamOf = ({ teamId, teamName, logoUrl }: CourtGame['home']) => ({
    team: { id: teamId, name: teamName, logoUrl },
  });
  return { id, home: teamOf(home), away: teamOf(away) };
}
