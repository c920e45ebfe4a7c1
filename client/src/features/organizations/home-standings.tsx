import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { formatWinPercentage, NO_VALUE } from '@/lib/format-stat';
import { streakText } from '@/lib/streak-text';
import { t } from '@/texts';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/team-logo';
import { type HomePlace, middleOf } from './top-places';

/** Read out, but without height; it stays in the table, whose columns have their widths from it. */
const FLAT_HEAD =
  'max-lg:[&_thead_th]:border-0 max-lg:[&_thead_th]:py-0 max-lg:[&_thead_th]:text-[0px] max-lg:[&_thead_th]:leading-none';

/** The top of the standings, of each league; where it has a page's whole width, in two tables beside each other. */
export function HomeStandings({ places, isWide }: { places: readonly HomePlace[]; isWide: boolean }) {
  const leagues = new Set(places.map(({ row }) => row.league.id));
  const middle = isWide ? middleOf(places, leagues.size > 1) : places.length;
  const halves = [places.slice(0, middle), places.slice(middle)].filter(({ length }) => length > 0);
  if (halves.length === 1)
    return <Places places={places} hasLeagues={leagues.size > 1} caption={t.organizations.top_of_the_standings()} />;
  return (
    <div className="grid grid-cols-1 lg:grid-cols-2 lg:divide-x lg:divide-line">
      {halves.map((half, index) => (
        <div key={index} className={cn('min-w-0', index > 0 && `max-lg:border-t max-lg:border-line ${FLAT_HEAD}`)}>
          <Places
            places={half}
            hasLeagues={leagues.size > 1}
            caption={
              index === 0 ? t.organizations.top_of_the_standings() : t.organizations.top_of_the_standings_continued()
            }
          />
        </div>
      ))}
    </div>
  );
}

/** Its columns have fixed widths, so that two of them line up where they stand below each other. */
function Places({
  places,
  hasLeagues,
  caption,
}: {
  places: readonly HomePlace[];
  hasLeagues: boolean;
  caption: string;
}) {
  const paths = usePaths();
  const columns: Column<HomePlace>[] = [
    {
      key: 'team',
      header: t.common.team(),
      cell: ({ place, row: { team, league } }) => (
        <Link to={paths.team(team.id)} className="flex items-center gap-2 hover:underline sm:gap-2.5">
          <span className="display tabular w-5 shrink-0 text-right text-muted">{place}</span>
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            size="small"
            className="@max-[17rem]:hidden"
          />
          <span className="flex min-w-0 flex-col wrap-anywhere @max-[17rem]:wrap-normal sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-2">
            <span className="font-semibold">{team.name}</span>
            {hasLeagues && <span className="text-xs font-normal text-muted">{league.name}</span>}
          </span>
        </Link>
      ),
    },
    {
      key: 'wins',
      header: t.organizations.w(),
      title: t.organizations.wins(),
      align: 'number',
      className: 'w-9 max-sm:px-1.5 sm:w-12',
      cell: ({ row }) => row.wins,
    },
    {
      key: 'losses',
      header: t.organizations.l(),
      title: t.organizations.losses(),
      align: 'number',
      className: 'w-9 max-sm:px-1.5 sm:w-12',
      cell: ({ row }) => row.losses,
    },
    {
      key: 'pct',
      header: t.organizations.pct(),
      title: t.organizations.win_percentage(),
      align: 'number',
      className: 'w-13 max-sm:px-1.5 sm:w-17',
      cell: ({ row }) => formatWinPercentage(row.winPercentage),
    },
    {
      key: 'streak',
      header: t.organizations.streak(),
      align: 'number',
      className: 'w-15 max-sm:px-1.5 @max-[21.5rem]:hidden sm:w-19',
      cell: ({ row }) => streakText(row.streak) || NO_VALUE,
    },
  ];
  const rowProps = ({ place }: HomePlace) => (hasLeagues && place === 1 ? { 'data-rule': 'true' } : {});
  return (
    <div className="@container">
      <Table
        caption={caption}
        columns={columns}
        rows={places}
        rowKey={({ row }) => row.seasonLeagueTeam.id}
        rowProps={rowProps}
        fitsWide
        className="@min-[17rem]:[&_table]:table-fixed"
      />
    </div>
  );
}
