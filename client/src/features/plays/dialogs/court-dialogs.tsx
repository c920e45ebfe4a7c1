import { Suspense } from 'react';
import { AddGamePlayerDialog } from '@/app/admin/statistics-entry';
import type { CourtGame, SideName } from '../court-game';
import type { Action } from '../entry/actions';
import type { ClockControl } from '../hooks/use-clock';
import type { DeviceSettings } from '../hooks/use-device-settings';
import type { Entry } from '../hooks/use-entry';
import type { PlayRevision } from '../keeping/play';
import type { CourtState } from '../shown/game-state';
import type { LineupChoice } from '../shown/lineup-changes';
import { LineupDialog } from './lineup-dialog';
import { NoteDialog } from './note-dialog';
import { PeriodDialog } from './period-dialog';
import { PlayDialog } from './play-dialog';
import { PlayGone } from './play-gone';
import { SettingsDialog } from './settings-dialog';

/** The dialog that is open. */
export type OpenDialog =
  | { readonly kind: 'period' | 'settings' | 'note' }
  /** Who was chosen already to come on, or go off. */
  | { readonly kind: 'lineup'; readonly side: SideName; readonly choice?: LineupChoice }
  /** What the choice of the lineup holds so far, to which it goes back; absent where it did not come from there. */
  | { readonly kind: 'player'; readonly side: SideName; readonly choice?: LineupChoice }
  /** The play as it was when it was opened. */
  | { readonly kind: 'play'; readonly play: PlayRevision };

interface Props {
  open: OpenDialog;
  game: CourtGame;
  state: CourtState;
  entry: Entry;
  /** The play of that id. */
  find: (id: string) => PlayRevision | null;
  /** Whether something has to be answered about the play of that id first. */
  isAsked: (id: string) => boolean;
  clock: ClockControl | null;
  settings: DeviceSettings;
  actions: readonly Action[];
  hasCourt: boolean;
  onSettings: (changes: Partial<DeviceSettings>) => void;
  onPeriod: (periodId: string) => void;
  onInsert: (play: PlayRevision) => void;
  readAnew: () => Promise<unknown>;
  /** Opens another one in its place; none for null. */
  onOpen: (next: OpenDialog | null) => void;
}

/** Whatever dialog of the screen is open. */
export function CourtDialogs(props: Props) {
  const { open, game, state, entry, clock, onOpen } = props;
  const close = (): void => onOpen(null);
  switch (open.kind) {
    case 'period':
      return (
        <PeriodDialog
          game={game}
          now={state.now}
          periods={state.periods}
          clock={clock}
          onStart={entry.start}
          onEnd={entry.end}
          onChoose={props.onPeriod}
          onClose={close}
        />
      );
    case 'settings':
      return (
        <SettingsDialog
          settings={props.settings}
          actions={props.actions}
          vocabulary={game.vocabulary}
          hasCourt={props.hasCourt}
          onChange={props.onSettings}
          onClose={close}
        />
      );
    case 'note':
      return <NoteDialog game={game} onSave={entry.note} onClose={close} />;
    case 'lineup':
      return (
        <LineupDialog
          state={state.sides[open.side]}
          choice={open.choice}
          size={game.vocabulary.playersOnCourt}
          onSave={(ids) => {
            entry.setLineup(open.side, ids);
            close();
          }}
          onAddPlayer={(choice) => onOpen({ kind: 'player', side: open.side, choice })}
          onClose={close}
        />
      );
    case 'player':
      return (
        <Suspense fallback={null}>
          <AddGamePlayerDialog
            game={teamsOf(game)}
            side={open.side}
            readAnew={props.readAnew}
            onClose={() => onOpen(open.choice ? { ...open, kind: 'lineup' } : null)}
          />
        </Suspense>
      );
    case 'play': {
      const now = props.find(open.play.id);
      if (now === null || now.isDeleted)
        return (
          <PlayGone
            game={game}
            play={open.play}
            isAsked={now === null && props.isAsked(open.play.id)}
            onClose={close}
          />
        );
      return (
        <PlayDialog
          game={game}
          periods={state.periods}
          opened={open.play}
          play={now}
          onSave={(to, from) => entry.change(now.id, to, from)}
          onDelete={() => entry.remove(now)}
          onMove={(by) => entry.move(now, by)}
          onInsert={() => props.onInsert(now)}
          onClose={close}
        />
      );
    }
  }
}

function teamsOf({ id, home, away }: CourtGame) {
  const teamOf = ({ teamId, teamName, logoUrl, players }: CourtGame['home']) => ({
    team: { id: teamId, name: teamName, logoUrl },
    entryRows: players.map(({ name, jersey }) => ({ jerseyNumber: jersey, player: { fullName: name } })),
  });
  return { id, home: teamOf(home), away: teamOf(away) };
}
