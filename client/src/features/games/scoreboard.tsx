import type { ColouredTeam } from '@domain/colours/team-colours';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { Behind, behind } from '@/lib/behind';
import { cn } from '@/lib/cn';
import { formatDay, formatTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { TeamLogo } from '@/ui/team-logo';
import { type BoxScoreGame, type BoxScoreSide, shownScore, winningSide } from './box-score-data';
import { isToCome, stateText } from './game-state';
import { LineScore } from './line-score';
import { RescheduledNote } from '@/app/games/rescheduled-note';
import { t } from '@/texts';

/** Stands in few heads, and says nothing before the page is alive. */
const rendered = import.meta.env.SSR ? await import('@/app/games/countdown') : null;
const Countdown = rendered ? rendered.default : behind(() => import('@/app/games/countdown'), true);

/** The head of a game: logos, names, score, line score, when and where. */
export function Scoreboard({ game }: { game: BoxScoreGame }) {
  const winner = winningSide(game);
  const toCome = isToCome(game);
  return (
    <section
      aria-label={t.games.scoreboard()}
      className="card overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <h1 className="sr-only">{t.games.vs({ team: game.home.team.name, team2: game.away.team.name })}</h1>
      {/*
        On a phone two columns below what is common to them; then what is common between them; on a wide screen one
        row. The scores always share a line.
      */}
      <div className="grid grid-cols-2 items-center gap-x-4 gap-y-3 px-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:px-6 sm:py-7 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_minmax(0,1fr)] lg:gap-x-6">
        <Side side={game.home} lost={winner === 'away'} toCome={toCome} />
        <div
          className={cn(
            'max-sm:col-span-2 max-sm:row-start-1 flex items-center justify-center gap-x-3 gap-y-1 text-center sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:flex-col lg:col-start-3 lg:row-span-1',
            toCome && 'flex-col',
          )}
        >
          <Badge tone={game.status === 'IN_PROGRESS' ? 'danger' : 'accent'}>{stateText(game)}</Badge>
          <p className="eyebrow text-muted">{formatDay(game.date)}</p>
          {toCome && (
            <p className="display text-3xl leading-none font-extrabold sm:text-4xl">{formatTime(game.time)}</p>
          )}
          {toCome && game.status === 'SCHEDULED' && game.startsAt && (
            <Behind fallback={<p className="h-5" />}>
              <Countdown startsAt={game.startsAt} />
            </Behind>
          )}
          <RescheduledNote game={game} />
        </div>
        <Side side={game.away} beside={game.home.team} lost={winner === 'home'} toCome={toCome} isAway />
      </div>
      {/* Of a forfeit nothing was played, unless something is kept of it. */}
      {!toCome &&
        game.periods[0] &&
        (game.status !== 'FORFEIT' || game.home.periodScores[0] || game.away.periodScores[0]) && (
          <LineScore game={game} winner={winner} />
        )}
      <Details game={game} />
    </section>
  );
}

/** Two cells of the grid: the team, and its score. */
function Side({
  side,
  beside,
  lost,
  toCome,
  isAway = false,
}: {
  side: BoxScoreSide;
  beside?: ColouredTeam;
  lost: boolean;
  /** There is no score yet, and none is shown. */
  toCome: boolean;
  isAway?: boolean;
}) {
  const paths = usePaths();
  return (
    <>
      <Link
        to={paths.team(side.team.id)}
        className={cn(
          'flex min-w-0 flex-col items-center gap-2 self-start text-center max-sm:row-start-2 sm:row-start-1 lg:gap-4 lg:self-center',
          isAway
            ? 'max-sm:col-start-2 sm:col-start-3 lg:col-start-5 lg:flex-row-reverse lg:text-right'
            : 'col-start-1 lg:flex-row lg:text-left',
        )}
      >
        <TeamLogo
          name={side.team.name}
          logoUrl={side.team.logoUrl}
          colour={side.team.colour}
          abbreviation={side.team.abbreviation}
          size="large"
          beside={beside}
          className="xl:size-20 xl:text-2xl"
        />
        <span className="flex max-w-full min-w-0 flex-col">
          <span className="display text-[min(1.125rem,6vw)] leading-tight font-bold hover:underline sm:text-xl xl:text-2xl">
            {side.team.name}
          </span>
          <span className="eyebrow text-muted">{isAway ? t.games.away() : t.games.home()}</span>
        </span>
      </Link>
      {!toCome && (
        <p
          className={cn(
            'display tabular text-center text-[min(3rem,18vw)] leading-none font-extrabold max-sm:row-start-3 sm:row-start-2 sm:text-6xl lg:row-start-1 xl:text-7xl',
            isAway ? 'max-sm:col-start-2 sm:col-start-3 lg:col-start-4' : 'col-start-1 lg:col-start-2',
            lost && 'text-muted',
          )}
        >
          {shownScore(side)}
        </p>
      )}
    </>
  );
}

function Details({ game }: { game: BoxScoreGame }) {
  const where =
    game.location &&
    (game.locationUrl ? (
      <a href={game.locationUrl} rel="noopener" className="prose-link">
        {game.location}
      </a>
    ) : (
      game.location
    ));
  const facts = [
    [t.games.time(), formatTime(game.time)],
    [t.common.location(), where],
    [t.games.court(), game.court],
    [t.common.league(), game.league?.name ?? game.division?.name],
    [t.common.season(), game.season?.name],
  ] as const;
  return (
    <dl className="flex flex-wrap justify-center gap-x-6 gap-y-1 border-t border-line bg-surface-2 px-4 py-2 text-sm">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
