import { winnerOfGame } from '@/ui/matchup';
import type { ColouredTeam } from '@domain/colours/team-colours';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { cn } from '@/lib/cn';
import { formatShortDate } from '@/lib/dates';
import { resultNote, statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';

/** The latest scores in a row that scrolls sideways, newest first. */
export function ScoreStrip({ games }: { games: readonly GameRowFragment[] }) {
  const paths = usePaths();
  return (
    <section aria-labelledby="latest-scores" className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="latest-scores" className="display text-2xl leading-tight font-bold">
          {t.organizations.latest_scores()}
        </h2>
        <Link to={paths.schedule()} className="link text-sm font-medium">
          {t.common.schedule()}
        </Link>
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <ul
        tabIndex={0}
        className="relative -mx-3 flex snap-x scroll-px-3 gap-2.5 overflow-x-auto px-3 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        {games.map((game) => (
          <li key={game.id} className="snap-start">
            <ScoreCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ScoreCard({ game }: { game: GameRowFragment }) {
  const paths = usePaths();
  const winner = winnerOfGame(game);
  return (
    <Link
      to={paths.game(game.id)}
      className="card block w-max max-w-[min(18rem,80vw)] min-w-[min(13.5rem,80vw)] rounded-lg border border-line bg-surface px-3 py-2 shadow-card hover:border-accent"
    >
      <span className="eyebrow flex justify-between gap-2 text-muted">
        <span>{resultNote(game.status) ?? statusWords(game.displayStatus)}</span>
        <span>{formatShortDate(game.date)}</span>
      </span>
      <Row team={game.homeTeam} score={game.homeScore} lost={winner === 'away'} />
      <Row team={game.awayTeam} beside={game.homeTeam} score={game.awayScore} lost={winner === 'home'} />
    </Link>
  );
}

function Row({
  team,
  beside,
  score,
  lost,
}: {
  team: GameRowFragment['homeTeam'];
  beside?: ColouredTeam;
  score: number | null;
  lost: boolean;
}) {
  return (
    <span className={cn('mt-1 flex items-center gap-2', lost && 'text-muted')}>
      <TeamLogo
        name={team.name}
        logoUrl={team.logoUrl}
        colour={team.colour}
        abbreviation={team.abbreviation}
        size="small"
        beside={beside}
      />
      <span className={cn('min-w-0 flex-1 truncate text-sm', !lost && 'font-semibold')}>{team.name}</span>
      <span className="display tabular text-2xl leading-none font-bold">{score ?? ''}</span>
    </span>
  );
}
