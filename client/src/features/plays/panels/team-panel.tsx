import type { CSSProperties } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import type { CourtPlayer } from '../court-game';
import type { Person } from '../entry/selection';
import type { SideState } from '../shown/game-state';

interface Props {
  state: SideState;
  selected: Person | null;
  /** Fouls of each player so far, by id. */
  foulsOf: ReadonlyMap<string, number>;
  /** Whether a phone shows it. */
  isCurrent: boolean;
  hasTimeouts: boolean;
  hasLineups: boolean;
  onPerson: (person: Person) => void;
  onLineup: () => void;
  onTimeout: () => void;
  onAddPlayer: () => void;
}

/** The players of a side that can be tapped: those on the court, or everybody while nobody was brought on. */
export function TeamPanel(props: Props) {
  const { state, selected, foulsOf, isCurrent, hasTimeouts, hasLineups } = props;
  const { onPerson, onLineup, onTimeout, onAddPlayer } = props;
  const { side, hasLineup, onCourt } = state;
  const { teamId, teamName } = side;
  const players = hasLineup ? onCourt : side.players.filter(({ didNotPlay }) => !didNotPlay);
  // Two rows on a phone for more than five, each by number, beside the team's own tile.
  const isTwoRows = players.length > 5;
  const columns = isTwoRows ? Math.ceil((players.length + 1) / 2) : Math.max(players.length + 1, 3);
  const isChosen = (playerId: string | null): boolean => selected?.teamId === teamId && selected.playerId === playerId;
  return (
    <section
      aria-label={t.plays.players_of({ teamName })}
      className={cn('court-side flex min-h-0 min-w-0 flex-col gap-1.5', !isCurrent && 'max-md:hidden')}
    >
      <div
        className={cn(
          'court-players gap-1.5 max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(3.25rem,1fr))] max-md:overflow-x-auto',
          'md:flex md:min-h-0 md:flex-1 md:flex-col md:overflow-y-auto',
          isTwoRows && 'max-md:*:min-h-11',
        )}
        style={{ '--columns': columns } as CSSProperties}
      >
        {players.map((player) => (
          <PlayerTile
            key={player.id}
            player={player}
            fouls={foulsOf.get(player.id) ?? 0}
            isChosen={isChosen(player.id)}
            onChoose={() => onPerson({ teamId, playerId: player.id })}
          />
        ))}
        <button
          type="button"
          aria-pressed={isChosen(null)}
          aria-label={t.plays.the_team_alone({ teamName })}
          onClick={() => onPerson({ teamId, playerId: null })}
          className="court-tile text-sm font-semibold"
        >
          {t.common.team()}
        </button>
        {side.players.length === 0 && (
          <button type="button" onClick={onAddPlayer} className="court-tile col-span-2 px-3 text-sm font-semibold">
            {t.plays.add_player()}
          </button>
        )}
      </div>
      <div className="flex gap-1.5 max-md:hidden">
        {hasLineups && (
          <button type="button" onClick={onLineup} className="court-quiet flex-1 max-xl:px-0 max-xl:text-[0.8125rem]">
            {hasLineup ? t.plays.substitute() : t.plays.starters()}
            <span className="sr-only"> {t.plays.of_2({ teamName })}</span>
          </button>
        )}
        {hasTimeouts && (
          <button type="button" onClick={onTimeout} className="court-quiet flex-1 max-xl:px-0 max-xl:text-[0.8125rem]">
            {t.plays.timeout_of_2({ mark: (words) => <span className="sr-only">{words}</span>, teamName })}
          </button>
        )}
      </div>
    </section>
  );
}

interface TileProps {
  player: CourtPlayer;
  fouls: number;
  isChosen: boolean;
  onChoose: () => void;
}

function PlayerTile({ player, fouls, isChosen, onChoose }: TileProps) {
  const { jersey, name, lastName, apart } = player;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${jersey === null ? '' : `${jersey} `}${name}${fouls > 0 ? `, fouls: ${fouls}` : ''}`}
      onClick={onChoose}
      className="court-tile md:flex-row md:justify-start md:gap-3 md:px-3"
    >
      <span aria-hidden="true" className="display tabular text-xl leading-none font-bold md:min-w-8 md:text-2xl">
        {jersey ?? '–'}
      </span>
      <span aria-hidden="true" className="w-full truncate text-xs leading-tight md:text-left md:text-sm md:font-medium">
        {apart ?? lastName}
      </span>
      {fouls > 0 && (
        <span
          aria-hidden="true"
          className={cn(
            'tabular absolute top-1 right-1 min-w-4 rounded-sm px-0.5 text-center text-[0.6875rem] leading-4 font-bold md:static',
            fouls >= 4 ? 'bg-danger text-surface' : 'bg-warning-soft text-warning',
          )}
        >
          {fouls}
        </span>
      )}
    </button>
  );
}
