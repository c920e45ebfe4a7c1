import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { hasDecimals } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { BoxScoreGame, BoxScoreLine, BoxScoreSide } from './box-score-data';

interface Props {
  side: BoxScoreSide;
  definitions: BoxScoreGame['statDefinitions'];
  highs: readonly (number | null)[];
}

/** A team's players and their statistics; lines come with starters first and did-not-play last. */
export function BoxScoreTable({ side, definitions, highs }: Props) {
  const paths = usePaths();
  const format = useStatFormat();
  const columns: Column<BoxScoreLine>[] = [
    {
      key: 'player',
      header: t.common.player(),
      className: 'max-w-38 min-w-32 xl:max-w-36',
      foot: t.games.total(),
      cell: ({ player, position, didNotPlay }) => (
        <>
          <Link to={paths.player(player.id)} className="font-medium hover:underline">
            {player.fullName}
          </Link>
          <span className="text-xs font-normal text-muted">
            {position && ` ${position}`}
            {didNotPlay && ` ${t.games.did_not_play()}`}
          </span>
        </>
      ),
    },
    ...definitions.map((definition, index): Column<BoxScoreLine> => {
      const { id, name, abbreviation, kind } = definition;
      const high = highs[index] ?? null;
      return {
        key: id,
        header: abbreviation,
        title: statName(name),
        align: 'number',
        className: hasDecimals(kind) ? 'pl-1.5' : undefined,
        sortBy: ({ values }) => values[index],
        isHigh: ({ values }) => high !== null && values[index] === high,
        cell: ({ values }) => format.stat(values[index], definition),
        foot: format.stat(side.totals[index], definition),
      };
    }),
  ];
  const firstOfBench = side.lines.find(({ started }, index) => !started && side.lines[index - 1]?.started)?.id;
  return (
    <Table
      caption={t.games.statistics_by_player({ team: side.team.name })}
      columns={columns}
      rows={side.lines}
      rowKey={({ id }) => id}
      dense
      rowProps={({ id, didNotPlay }) => ({
        'data-quiet': didNotPlay ? 'true' : undefined,
        'data-rule': id === firstOfBench ? 'true' : undefined,
      })}
      empty={<p className="px-4 py-6 text-center text-muted">{t.games.no_statistics_entered_for_this_team()}</p>}
    />
  );
}
