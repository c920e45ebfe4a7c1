import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { BesideMatchup } from '@/app/games/beside-matchup';
import { comingTimeAndPlace } from '@/app/games/coming-place';
import { GameResult, ResultNote } from '@/app/games/game-result';
import { RescheduledNote } from '@/app/games/rescheduled-note';
import { neverCounts } from '@domain/game/never-counting';
import { formatDate, formatShortDate, noDate } from '@/lib/dates';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { Matchup, resultOf, winnerOfGame } from '@/ui/matchup';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { ROW_LINK } from '@/ui/row-link';

/** A team's games, and whether it won them. */
export default function TeamSchedule({ teamId, games }: { teamId: string; games: readonly GameRowFragment[] }) {
  const paths = usePaths();
  const columns: Column<GameRowFragment>[] = [
    {
      key: 'date',
      header: t.common.date(),
      className: 'whitespace-nowrap',
      cell: ({ date }) => <ShortOrLong date={date} />,
    },
    {
      key: 'matchup',
      header: t.common.matchup(),
      className: 'w-full',
      cell: (game) => (
        <Link to={paths.game(game.id)} className="block hover:underline">
          <BesideMatchup text={comingTimeAndPlace(game)}>
            <OwnMatchup teamId={teamId} game={game} />
            <RescheduledNote game={game} />
          </BesideMatchup>
        </Link>
      ),
    },
    {
      key: 'results',
      header: t.teams.results(),
      align: 'number',
      cell: (game) => {
        const isHome = game.homeTeam.id === teamId;
        const winner = winnerOfGame(game);
        const won = winner === (isHome ? 'home' : 'away');
        // The own score first, as its W or L says.
        const result = isHome ? resultOf(game.homeScore, game.awayScore) : resultOf(game.awayScore, game.homeScore);
        // What does not count is neither won nor lost.
        if (result === null || neverCounts(game.status))
          return <GameResult game={game} isAwayFirst={game.awayTeam.id === teamId} />;
        return (
          <span className="inline-flex items-center gap-x-2 gap-y-1 font-semibold max-sm:flex-col max-sm:items-end">
            {winner && (
              <Badge tone={won ? 'success' : 'danger'}>
                <span className="sr-only">{won ? t.teams.won() : t.teams.lost()}</span>
                <span aria-hidden="true">{won ? t.teams.w() : t.teams.l()}</span>
              </Badge>
            )}
            <span>
              {result}
              <ResultNote status={game.status} />
            </span>
          </span>
        );
      },
    },
  ];
  return (
    <Table
      caption={t.teams.schedule_and_results_of_the_team()}
      columns={columns}
      rows={games}
      rowKey={({ id }) => id}
      stickyFirst={false}
      fitsWide
      rowProps={() => ROW_LINK}
      empty={<EmptyState title={t.teams.no_games_available()} />}
    />
  );
}

/** The own team first, as in its result. */
function OwnMatchup({ teamId, game }: { teamId: string; game: GameRowFragment }) {
  const { homeTeam, awayTeam } = game;
  const winner = winnerOfGame(game);
  if (homeTeam.id === teamId) return <Matchup home={homeTeam} away={awayTeam} winner={winner} />;
  const first = winner === 'away' ? 'home' : 'away';
  return <Matchup home={awayTeam} away={homeTeam} winner={winner && first} isAway />;
}

/** The year is left out on a phone: the season stands above. */
function ShortOrLong({ date }: { date: string | null }) {
  return (
    <>
      <span className="sm:hidden">{formatShortDate(date)}</span>
      <span className="max-sm:hidden">{formatDate(date) || noDate()}</span>
    </>
  );
}
