import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useLineAddress } from '@/app/use-line-address';
import { useStatFormat } from '@/app/stat-format';
import { hasDecimals } from '@/lib/format-stat';
import { formatDate, formatShortDate, noDate } from '@/lib/dates';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { resultOf, winnerOfGame } from '@/ui/matchup';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { PlayerGamesFragment } from './player.generated';
import { playerHighs } from './player-highs';

type Row = PlayerGamesFragment['nodes'][number];

interface Props {
  caption: string;
  games: PlayerGamesFragment;
  /** Whose they are, on pages that offer pictures of them. */
  playerId?: string;
}

/** A player's games, newest first, a column per visible statistic; the highs of a list that is complete are marked. */
export default function PlayerGamesTable({ caption, games, playerId }: Props) {
  const paths = usePaths();
  const format = useStatFormat();
  const highs = playerHighs(games);
  const columns: Column<Row>[] = [
    {
      key: 'date',
      header: t.players.game_date(),
      className: 'whitespace-nowrap max-lg:min-w-30',
      sortBy: ({ game }) => game.date,
      startsDescending: true,
      cell: ({ game, home, opponent }) => (
        <Link to={paths.game(game.id)} className="link block">
          <span className="max-lg:hidden">{formatDate(game.date) || noDate()}</span>
          {/* On a phone date and opponent share the column that stays in sight, so that statistics are there, too. */}
          <span className="lg:hidden">
            {formatShortDate(game.date)}
            <span className="block max-w-30 text-xs font-normal text-wrap wrap-anywhere text-muted sm:max-w-44">
              {home ? t.players.vs({ opponent: opponent.name }) : `@ ${opponent.name}`}
            </span>
          </span>
        </Link>
      ),
    },
    {
      key: 'matchup',
      header: t.common.matchup(),
      className: 'short-name pl-3 max-lg:hidden',
      // The own team first, as in the result.
      cell: ({ home, team, opponent }) =>
        home ? t.players.matchup({ home: team.name, away: opponent.name }) : `${team.name} @ ${opponent.name}`,
    },
    {
      key: 'result',
      header: t.players.result(),
      className: 'pl-2 whitespace-nowrap lg:pl-3',
      cell: (row) => <Result row={row} />,
    },
    ...games.statDefinitions.map(({ id, name, abbreviation, kind }, index): Column<Row> => ({
      key: id,
      header: abbreviation,
      title: statName(name),
      align: 'number',
      className: hasDecimals(kind) ? 'pl-1.5' : undefined,
      sortBy: ({ values }) => values[index],
      isHigh: ({ values }) => highs[index] != null && values[index] === highs[index],
      cell: ({ values }) => format.perGame(values[index], { kind, abbreviation }),
    })),
    ...(playerId === undefined
      ? []
      : [
          {
            key: 'picture',
            header: <span className="sr-only">{t.site.picture_to_share()}</span>,
            className: 'pl-2',
            cell: ({ game }: Row) => <LineLink game={game} playerId={playerId} />,
          },
        ]),
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={games.nodes}
      rowKey={({ game }) => game.id}
      dense
      fitsWide
      empty={<EmptyState title={t.players.no_games_available()} />}
    />
  );
}

/** Leads to the picture of the game, to be kept and sent on. */
function LineLink({ game, playerId }: { game: Row['game']; playerId: string }) {
  const addressOf = useLineAddress();
  return (
    <a
      href={addressOf({ game: game.id, player: playerId })}
      download
      title={t.site.picture_to_share()}
      aria-label={`${t.site.picture_to_share()}: ${formatDate(game.date) || noDate()}`}
      className="inline-flex size-6 items-center justify-center text-muted hover:text-ink"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
        <path d="M8 2v8M4.5 7 8 10.5 11.5 7M3 14h10" />
      </svg>
    </a>
  );
}

/** 'W 121-118', the own score first. */
function Result({ row: { home, game } }: { row: Row }) {
  const winner = winnerOfGame(game);
  const won = winner === (home ? 'home' : 'away');
  const result = home ? resultOf(game.homeScore, game.awayScore) : resultOf(game.awayScore, game.homeScore);
  return (
    <span className="display tabular flex items-center gap-1.5">
      {winner && (
        <Badge tone={won ? 'success' : 'danger'}>
          <span className="sr-only">{won ? t.players.won() : t.players.lost()}</span>
          <span aria-hidden="true">{won ? t.players.w() : t.players.l()}</span>
        </Badge>
      )}
      {result?.replaceAll(' ', '')}
    </span>
  );
}
