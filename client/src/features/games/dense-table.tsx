import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { NO_VALUE } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { BoxScoreGame, BoxScoreLine, BoxScoreSide } from './box-score-data';
import type { BoxView } from './box-view';
import { denseFigures, figureText, figureValue, per36 } from './dense-figures';
import { type Figure } from './stat-pairs';

interface Row {
  line: BoxScoreLine;
  values: readonly (number | null)[];
  /** Of the season. */
  games: number | null;
}

/** A team's players with made and attempted in one: of the game, per 36 minutes of it, or of the season. */
export default function DenseTable({ game, side, view }: { game: BoxScoreGame; side: BoxScoreSide; view: BoxView }) {
  const paths = usePaths();
  const all = game.allStatDefinitions ?? [];
  const ofSeason = new Map((side.seasonLines ?? []).map((line) => [line.player.id, line]));
  const rows = side.lines.map((line): Row => {
    const own = line.allValues ?? [];
    if (view === 'per36') return { line, values: per36(own, all), games: null };
    const season = ofSeason.get(line.player.id);
    return view === 'season'
      ? { line, values: season?.values ?? [], games: season?.games ?? null }
      : { line, values: own, games: null };
  });
  // Rates of made and attempted are too long for one column.
  const textOf = (figure: Figure, values: Row['values']): string => {
    if (view !== 'per36') return figureText(figure, values, all);
    const value = figureValue(figure, values);
    const isRate = figure.kind === 'pair' || figure.definition.kind === 'COUNTING' || figure.definition.kind === 'SUM';
    return isRate && figure.label !== 'MIN' ? (value?.toFixed(1) ?? NO_VALUE) : figureText(figure, values, all);
  };
  const columns: Column<Row>[] = [
    {
      key: 'player',
      header: t.common.player(),
      className: 'max-w-38 min-w-32 xl:max-w-36',
      foot: view === 'compact' ? t.games.total() : undefined,
      cell: ({ line: { player, didNotPlay } }) => (
        <span className="flex items-baseline gap-1.5">
          <Link to={paths.player(player.id)} className="truncate font-medium hover:underline">
            {player.fullName}
          </Link>
          {didNotPlay && (
            <span className="text-xs font-normal whitespace-nowrap text-muted">{t.games.did_not_play()}</span>
          )}
        </span>
      ),
    },
    ...(view === 'season'
      ? [
          {
            key: 'games',
            header: t.games.games_played_short(),
            title: t.games.games_played(),
            align: 'number' as const,
            sortBy: ({ games }: Row) => games,
            cell: ({ games }: Row) => games ?? NO_VALUE,
          },
        ]
      : []),
    ...denseFigures(game).map((figure): Column<Row> => ({
      key: figure.key,
      header: view === 'per36' && figure.kind === 'pair' ? `${figure.label}M` : figure.label,
      title: statName(figure.name),
      align: 'number',
      sortBy: ({ values }) => figureValue(figure, values),
      cell: ({ values }) => <span className="whitespace-nowrap">{textOf(figure, values)}</span>,
      foot: view === 'compact' ? figureText(figure, side.allTotals ?? [], all) : undefined,
    })),
  ];
  const firstOfBench = side.lines.find(({ started }, index) => !started && side.lines[index - 1]?.started)?.id;
  return (
    <Table
      caption={t.games.statistics_by_player({ team: side.team.name })}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => line.id}
      // Figures of a season are too long to stand so close.
      dense={view !== 'season'}
      rowProps={({ line: { id, didNotPlay } }) => ({
        'data-quiet': didNotPlay ? 'true' : undefined,
        'data-rule': id === firstOfBench ? 'true' : undefined,
      })}
      empty={<p className="px-4 py-6 text-center text-muted">{t.games.no_statistics_entered_for_this_team()}</p>}
    />
  );
}
