import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { formatDay, formatTime } from '@/lib/dates';
import { Badge } from '@/ui/Badge';
import { TeamLogo } from '@/ui/TeamLogo';
import { type BoxScoreGame, type BoxScoreSide, shownScore, winningSide } from './box-score-data';
import { LineScore } from './LineScore';

/** The head of a game: logos, names, score, line score, when and where. */
export function Scoreboard({ game }: { game: BoxScoreGame }) {
  const winner = winningSide(game);
  return (
    <section aria-label="Scoreboard" className="card overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <h1 className="sr-only">
        {game.home.team.name} vs {game.away.team.name}
      </h1>
      <div className="grid grid-cols-[1fr_auto_1fr] gap-x-2 gap-y-4 px-3 py-5 sm:items-center sm:gap-x-6 sm:px-6 sm:py-7">
        <Side side={game.home} lost={winner === 'away'} />
        <div className="flex flex-col items-center gap-1 self-center text-center">
          <Badge tone={game.status === 'IN_PROGRESS' ? 'danger' : 'accent'}>{game.displayStatus}</Badge>
          <p className="eyebrow text-muted">{formatDay(game.date)}</p>
        </div>
        <Side side={game.away} lost={winner === 'home'} isAway />
      </div>
      {game.periods.length > 0 && <LineScore game={game} winner={winner} />}
      <Details game={game} />
    </section>
  );
}

function Side({ side, lost, isAway = false }: { side: BoxScoreSide; lost: boolean; isAway?: boolean }) {
  const paths = usePaths();
  return (
    <div className={cn('flex min-w-0 flex-col items-center justify-between gap-2 sm:gap-6', isAway ? 'sm:flex-row-reverse' : 'sm:flex-row')}>
      <Link to={paths.team(side.team.id)} className={cn('flex min-w-0 flex-col items-center gap-2 sm:gap-4', isAway ? 'sm:flex-row-reverse sm:text-right' : 'sm:flex-row')}>
        <TeamLogo name={side.team.name} logoUrl={side.team.logoUrl} size="large" className="lg:size-20 lg:text-2xl" />
        <span className="flex min-w-0 flex-col text-center sm:text-inherit">
          <span className="display text-base leading-tight font-bold hover:underline sm:text-xl lg:text-2xl">{side.team.name}</span>
          <span className="eyebrow text-muted">{isAway ? 'Away' : 'Home'}</span>
        </span>
      </Link>
      <p className={cn('display tabular text-5xl leading-none font-extrabold sm:text-6xl lg:text-7xl', lost && 'text-muted')}>{shownScore(side)}</p>
    </div>
  );
}

function Details({ game }: { game: BoxScoreGame }) {
  const where = game.location && (game.locationUrl ? <a href={game.locationUrl} rel="noopener" className="prose-link">{game.location}</a> : game.location);
  const facts = [
    ['Time', formatTime(game.time)],
    ['Location', where],
    ['League', game.league?.name ?? game.division?.name],
    ['Season', game.season?.name],
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
