import './board.css';
import { ChevronLeft, Maximize } from 'lucide-react';
import type { ColouredTeam } from '@domain/colours/team-colours';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';
import { useSeconds } from '../hooks/use-clock';
import { useOtherScore } from '../hooks/use-other-score';
import { useWakeLock } from '../hooks/use-wake-lock';
import { clockText } from '../keeping/game-clock';
import { type CourtState, courtState, type SideState } from '../shown/game-state';
import { labelOf } from '../shown/play-text';
import { pointsText, SET_POINT } from '../shown/set-words';
import { colouredOf, type CourtGame, playerOf, sideOfTeam } from '../court-game';
import type { PlayRevision } from '../keeping/play';
import type { Watched } from '../watched-game';
import { useClockOfDevice } from './use-clock-of-device';

/** Score, period, fouls and timeouts as large as the window allows. */
export function Board({ game, plays, told }: Watched) {
  const { result } = game;
  const state = useMemo(() => courtState(game, plays), [game, plays]);
  const other = useOtherScore(game, told);
  useWakeLock(true);
  const isFinal = ['FINAL', 'FORFEIT'].includes(result.status);
  const bySets = game.vocabulary.scoring === 'won';
  const last = state.summary.plays.findLast(({ play, hasLostLink }) => play.kind !== 'NOTE' && !hasLostLink)?.play;
  return (
    <div className="board grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-page">
      <h1 className="sr-only">{t.plays.board_vs({ teamName: game.home.teamName, teamName2: game.away.teamName })}</h1>
      <header className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-2 pt-2">
        <Link
          to={adminPaths.game(game.id)}
          aria-label={t.plays.back_to_the_game()}
          className="board-button justify-self-start"
        >
          <ChevronLeft aria-hidden="true" size={22} />
        </Link>
        <p className="board-period display text-center font-bold">
          {isFinal ? (result.status === 'FINAL' ? t.plays.final() : t.plays.forfeit()) : state.now.period.name}
          {!isFinal && <Clock gameId={game.id} state={state} />}
        </p>
        {document.fullscreenEnabled && (
          <button
            type="button"
            aria-label={t.plays.full_screen()}
            className="board-button justify-self-end"
            onClick={() => void toggleFullScreen()}
          >
            <Maximize aria-hidden="true" size={20} />
          </button>
        )}
      </header>
      <div className="grid min-h-0 grid-cols-2 grid-rows-[1fr_auto_1fr]">
        {(['home', 'away'] as const).map((name) => (
          <Side
            key={name}
            state={state.sides[name]}
            beside={name === 'away' ? colouredOf(game.home) : undefined}
            score={shownScore(state, name, result, isFinal)}
            hasFouls={game.vocabulary.rules.has('PERSONAL_FOUL')}
            isOver={isFinal}
          />
        ))}
      </div>
      <p className="board-last truncate border-t border-line px-4 py-2 text-center text-muted" aria-live="polite">
        {other && (
          <span className="mr-[1em] font-semibold text-warning">{t.plays.box_score_2({ score: other.boxScore })}</span>
        )}
        {isFinal && bySets
          ? setsLine(game, state)
          : last
            ? lastLine(game, last)
            : plays.length === 0 && !isFinal
              ? t.plays.nothing_has_been_entered_yet()
              : ''}
      </p>
    </div>
  );
}

interface SideProps {
  state: SideState;
  /** The other team, of the second one. */
  beside: ColouredTeam | undefined;
  score: number;
  hasFouls: boolean;
  isOver: boolean;
}

function Side({ state, beside, score, hasFouls, isOver }: SideProps) {
  const { side, won, setPoint, points, fouls, bonus, timeouts } = state;
  return (
    <section
      aria-label={side.teamName}
      className={cn(
        // Both scores stand at one height, however many lines a name takes.
        'row-span-3 grid min-w-0 grid-rows-subgrid justify-items-center gap-y-1 px-2',
        side.name === 'away' && 'border-l border-line',
      )}
    >
      <span className="flex max-w-full items-center gap-3 self-end">
        <TeamLogo
          name={side.teamName}
          logoUrl={side.logoUrl}
          colour={side.colour}
          abbreviation={side.abbreviation}
          beside={beside}
          size="large"
          className="max-sm:hidden"
        />
        <span className="board-name min-w-0 text-center font-semibold wrap-break-word">{side.teamName}</span>
      </span>
      <span data-part="score" className="board-score display tabular font-bold">
        {score}
      </span>
      <span className="board-facts tabular flex min-h-[1.5em] flex-wrap justify-center gap-x-4 text-muted">
        {!isOver && won !== null && <span>{t.plays.sets({ won })}</span>}
        {!isOver && points !== null && (
          <span className="font-semibold text-ink">{t.plays.points_called({ points: pointsText(points) })}</span>
        )}
        {!isOver && setPoint !== null && <span className="font-semibold text-warning">{SET_POINT[setPoint]()}</span>}
        {!isOver && hasFouls && <span>{t.plays.fouls({ fouls })}</span>}
        {!isOver && timeouts > 0 && <span>{t.plays.timeouts({ timeouts })}</span>}
        {!isOver && bonus !== 'none' && (
          <span className="font-semibold text-warning">
            {bonus === 'double' ? t.plays.double_bonus() : t.plays.bonus()}
          </span>
        )}
      </span>
    </section>
  );
}

/** The clock, where courtside keeps one in this browser: another device's is its own. */
function Clock({ gameId, state }: { gameId: string; state: CourtState }) {
  const clock = useClockOfDevice(gameId, state.now.period.id);
  const seconds = useSeconds(clock);
  if (seconds === null || !clock.clock?.isKept || state.now.phase !== 'on') return null;
  return <span className="tabular ml-[0.6em]">{clockText(seconds)}</span>;
}

/** A game that is over shows its final score; one without plays what was entered otherwise. */
function shownScore(
  { sides, summary }: CourtState,
  name: 'home' | 'away',
  { homeScore, awayScore }: CourtGame['result'],
  isFinal: boolean,
): number {
  const entered = name === 'home' ? homeScore : awayScore;
  return (isFinal || summary.plays.length === 0 ? entered : null) ?? sides[name].score;
}

/** The score of each set that was played: '25–20, 22–25, 25–18'. */
function setsLine({ periods }: CourtGame, { summary }: CourtState): string {
  const scores = new Map(summary.plays.map(({ play, score }) => [play.periodId, score]));
  return periods
    .flatMap(({ id }) => scores.get(id) ?? [])
    .map(({ home, away }) => `${home}–${away}`)
    .join(', ');
}

/** A play without a name: everybody in the hall reads it. */
function lastLine(game: CourtGame, play: PlayRevision): string {
  const jersey = playerOf(game, play.playerId)?.jersey ?? null;
  const who = [sideOfTeam(game, play.teamId)?.teamName, jersey === null ? null : `#${jersey}`]
    .filter(Boolean)
    .join(' ');
  return who === '' ? labelOf(game, play) : `${who}: ${labelOf(game, play)}`;
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen().catch(() => undefined);
}
