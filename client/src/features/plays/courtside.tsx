import { NotebookPen } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useReadAnew } from '@/app/admin/use-read-anew';
import { cn } from '@/lib/cn';
import { useMatches } from '@/lib/use-matches';
import { t } from '@/texts';
import { teamInks } from '@/ui/charts/team-inks';
import { colouredOf, type CourtGame, lengthOfPeriod, playerOf, type SideName, sideOfTeam } from './court-game';
import { CourtDialogs, type OpenDialog } from './dialogs/court-dialogs';
import { actionOf, actionsOf, isOfBench, modeFor } from './entry/actions';
import type { Person, Selection } from './entry/selection';
import { useClock } from './hooks/use-clock';
import { useDeviceSettings } from './hooks/use-device-settings';
import { useEntry } from './hooks/use-entry';
import { useKeys } from './hooks/use-keys';
import { usePlayStore } from './hooks/use-play-store';
import { useSpokenPlays } from './hooks/use-spoken-plays';
import { useWakeLock } from './hooks/use-wake-lock';
import type { StoredPlay } from './keeping/play';
import { standingTarget } from './keeping/sort-order';
import type { PlayOwner } from './keeping/unsent-play';
import { BenchStrip } from './panels/bench-strip';
import { CourtNotices } from './panels/court-notices';
import { FirstSteps } from './panels/first-steps';
import { FollowUpStrip } from './panels/follow-up-strip';
import { GameBar } from './panels/game-bar';
import { LastEntered } from './panels/last-entered';
import { PlayList } from './panels/play-list';
import { ScoreHead } from './panels/score-head';
import { ScorePad } from './panels/score-pad';
import { TeamPanel } from './panels/team-panel';
import { UndoBar } from './panels/undo-bar';
import { WhatHappened } from './panels/what-happened';
import { courtState } from './shown/game-state';
import { personalFouls } from './shown/personal-fouls';
import { lineOf, tagOf, undoLineOf } from './shown/play-text';

interface Props {
  game: CourtGame;
  owner: PlayOwner;
  /** The plays as the server told them last. */
  stored: readonly StoredPlay[];
  /** When that was, while the server does not answer, in milliseconds since 1970; null when it has. */
  keptAt: number | null;
  refetch: () => Promise<unknown>;
}

/** A phone on its side, as in courtside.css: the scores stand in the bar, so that every action is in sight. */
const ON_SIDE = '(max-height: 35rem) and (min-width: 35rem)';

/** Enters a game's plays by taps or keys. */
export function Courtside({ game, owner, stored, keptAt, refetch }: Props) {
  const { vocabulary, home, away } = game;
  const readAnew = useReadAnew(refetch);
  const plays = usePlayStore(game, owner, stored, refetch);
  const { store, shown } = plays;
  const [settings, setSettings] = useDeviceSettings();
  const [chosenPeriod, setChosenPeriod] = useState<string | null>(null);
  const [insertedAt, setInsertedAt] = useState<string | null>(null);
  const insertTarget = insertedAt === null ? null : store.find(insertedAt);
  const target = insertTarget && standingTarget(insertTarget, shown.plays);
  const insertBefore = target?.id ?? null;
  const { result } = plays;
  const state = useMemo(
    () => courtState({ ...game, result }, shown.plays, { period: chosenPeriod, before: target }),
    [game, result, shown.plays, chosenPeriod, target],
  );
  const lengthOf = useCallback((id: string) => lengthOfPeriod(game, id), [game]);
  const deviceClock = useClock(game.id, state.now.period.id, lengthOf);
  const mode = modeFor(vocabulary, settings.mode);
  const actions = useMemo(() => actionsOf(vocabulary, mode), [vocabulary, mode]);
  const foulsOf = useMemo(() => personalFouls(game, shown.plays), [game, shown.plays]);
  const [side, setSide] = useState<SideName>('home');
  const [isListOpen, setListOpen] = useState(false);
  const [isCourtOpen, setCourtOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isOnSide = useMatches(ON_SIDE);
  const hasCourt = vocabulary.sport === 'basketball';
  const clock = settings.clock && hasCourt ? deviceClock : null;
  const hasLineups = vocabulary.rules.has('SUBSTITUTION');
  const entry = useEntry({
    game,
    store,
    plays: shown.plays,
    state,
    mode,
    clock,
    insertBefore,
    setInsertBefore: setInsertedAt,
    onPeriodChange: () => setChosenPeriod(null),
  });
  const { selection, following } = entry;
  useWakeLock(settings.awake);
  useSpokenPlays(game, plays, state, settings.speaks);
  const edit = useCallback(
    (id: string): void => {
      const play = store.find(id);
      if (play !== null) setDialog({ kind: 'play', play });
    },
    [store],
  );

  const currentTeam = game[side];
  const { onCourt, bench, hasLineup } = state.sides[side];
  const typed = useKeys({
    isOn: dialog === null,
    actions,
    players: [...onCourt, ...bench],
    onTeam: setSide,
    onPlayer: ({ id }) => entry.tap({ person: { teamId: currentTeam.teamId, playerId: id } }),
    onAction: ({ kind }, player) =>
      entry.tap({ kind }, player ? { teamId: currentTeam.teamId, playerId: player.id } : undefined),
    onClock: () => state.now.phase === 'on' && clock?.toggle(),
    onUndo: entry.undo,
    onRedo: entry.redo,
    onCancel: () => (isCourtOpen ? setCourtOpen(false) : entry.cancel()),
    onHelp: () => setDialog({ kind: 'settings' }),
  });

  const last = shown.latest?.play ?? null;
  const { undoable } = shown;
  const isLastUndone = undoable?.act === 'entered' && shown.latest !== null && undoable.ids.has(shown.latest.play.id);
  const isByTeam = mode === 'score';
  const isBefore = hasLineups && shown.plays.every(({ kind }) => kind === 'SUBSTITUTION');
  const lineupLabel = hasLineup ? t.plays.substitute() : t.plays.starters();
  const openLineup = {
    label: hasLineup ? t.plays.sub() : lineupLabel,
    name: t.plays.of({ lineupLabel, teamName: currentTeam.teamName }),
    onTap: () => setDialog({ kind: 'lineup', side }),
  };
  const more = [
    ...(hasLineups ? [openLineup] : []),
    {
      label: t.plays.timeout(),
      name: t.plays.timeout_of({ teamName: currentTeam.teamName }),
      onTap: () => entry.timeout(side),
    },
  ];
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
        entry.tap({ person });
      }}
      onLineup={() => setDialog({ kind: 'lineup', side: name })}
      onTimeout={() => entry.timeout(name)}
      onAddPlayer={() => setDialog({ kind: 'player', side: name })}
    />
  );
  const benches = isOfBench(selection.kind)
    ? [state.sides.home, state.sides.away].filter((each) => each.hasLineup && each.bench.length > 0)
    : [];
  const followUps = following && (
    <FollowUpStrip
      key={[following.play.id, ...following.offers.map(({ name }) => name)].join()}
      game={game}
      state={state}
      followUps={following}
      onTake={(...taken) => void entry.take(...taken)}
      onClose={entry.stopFollowing}
    />
  );
  const strip =
    benches.length > 0 ? <BenchStrip sides={benches} onPerson={(person) => entry.tap({ person })} /> : followUps;
  const scores = (
    <ScoreHead state={state} hasFouls={vocabulary.rules.has('PERSONAL_FOUL')} current={side} onChoose={setSide} />
  );
  const list = (limit?: number) => (
    <PlayList game={game} state={state} unsent={shown.unsent} limit={limit} insertBefore={insertBefore} onEdit={edit} />
  );
  return (
    <div
      data-list-open={isListOpen || undefined}
      style={teamInks(colouredOf(home), colouredOf(away))}
      className="court chart-of-teams flex h-dvh flex-col overflow-hidden bg-page"
    >
      <h1 className="sr-only">{t.plays.courtside_vs({ teamName: home.teamName, teamName2: away.teamName })}</h1>
      <GameBar
        gameId={game.id}
        sport={vocabulary.sport}
        now={state.now}
        clock={clock}
        plays={plays}
        onStart={() => entry.start(state.now.period.id)}
        onPeriod={() => setDialog({ kind: 'period' })}
        onSettings={() => setDialog({ kind: 'settings' })}
      >
        {isOnSide && scores}
      </GameBar>
      <CourtNotices game={game} state={state} plays={plays} keptAt={keptAt} target={target} entry={entry} />
      <div className="flex min-h-0 flex-1 flex-col gap-1.5 pt-1.5 lg:grid lg:grid-cols-[minmax(0,1fr)_clamp(15rem,27.5vw,22rem)] lg:gap-0 lg:pt-0">
        <div className={cn('court-main flex min-h-0 flex-1 flex-col gap-1.5 lg:pt-1.5', isListOpen && 'max-md:hidden')}>
          {!isOnSide && scores}
          <div className="court-panels flex min-h-0 flex-1 flex-col gap-1.5 px-1.5 md:grid md:grid-cols-[clamp(9rem,14vw,13rem)_minmax(0,1fr)_clamp(9rem,14vw,13rem)] md:gap-3 md:px-3">
            {isByTeam ? (
              <div className="court-by-team flex min-h-0 flex-1 md:col-span-3">
                <ScorePad
                  game={game}
                  onScore={(teamId, kind) => void entry.add({ kind, teamId, playerId: null, place: null })}
                />
              </div>
            ) : (
              <>
                {panel('home')}
                <WhatHappened
                  actions={actions}
                  selection={selection}
                  hasCourt={hasCourt && settings.court}
                  isCourtOpen={isCourtOpen}
                  onCourtOpen={setCourtOpen}
                  onTap={entry.tap}
                  more={more}
                />
                {panel('away')}
              </>
            )}
          </div>
          <LastEntered
            strip={strip}
            firstSteps={
              isBefore && !isByTeam ? (
                <FirstSteps sides={state.sides} onLineup={(name) => setDialog({ kind: 'lineup', side: name })} />
              ) : null
            }
            isByTeam={isByTeam}
            lastPlays={list(3)}
          />
        </div>
        <section
          aria-label={t.plays.plays()}
          className={cn(
            // What is read out alone lies within it, too, and makes the page no longer than the window.
            'relative min-h-0 overflow-y-auto border-line max-md:flex-1 md:max-lg:shrink md:max-lg:basis-1/4 md:max-lg:border-t lg:border-l court-list',
            !isListOpen && 'max-md:hidden',
          )}
        >
          <div className="flex justify-end p-1.5">
            <button type="button" className="court-quiet px-3" onClick={() => setDialog({ kind: 'note' })}>
              <NotebookPen aria-hidden="true" size={18} />
              {t.plays.note()}
            </button>
          </div>
          {list()}
        </section>
      </div>
      <UndoBar
        last={last && lineOf(game, last)}
        hint={hintOf(game, selection, typed)}
        undoLine={undoable === null || isLastUndone ? null : undoLineOf(game, undoable)}
        canUndo={undoable !== null}
        canRedo={shown.canRedo}
        isListOpen={isListOpen}
        onUndo={entry.undo}
        onRedo={entry.redo}
        onList={() => setListOpen(!isListOpen)}
      />
      {dialog && (
        <CourtDialogs
          open={dialog}
          game={game}
          state={state}
          entry={entry}
          find={(id) => store.find(id)}
          isAsked={(id) => store.isAsked(id)}
          clock={clock}
          settings={settings}
          actions={actions}
          hasCourt={hasCourt}
          onSettings={setSettings}
          onPeriod={setChosenPeriod}
          onInsert={({ id }) => {
            entry.insert(id);
            setListOpen(false);
          }}
          readAnew={readAnew}
          onOpen={setDialog}
        />
      )}
    </div>
  );
}

/** What is missing of a play that is half entered. */
function hintOf(game: CourtGame, { person, kind, place }: Selection, typed: string): string | null {
  if (typed !== '') return t.plays.jersey({ typed });
  if (kind !== null) return t.plays.by_whom({ action: actionOf(kind).label });
  if (person === null) return place === null ? null : t.plays.who_and_what();
  const player = playerOf(game, person.playerId);
  const who = player === null ? (sideOfTeam(game, person.teamId)?.teamName ?? '') : tagOf(player);
  return t.plays.did_what({ who });
}
