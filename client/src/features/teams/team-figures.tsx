import type { ColouredTeam } from '@domain/colours/team-colours';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { formatAverage, formatDifference, hasDecimals } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { PlayerImage } from '@/ui/player-image';
import { monogramOf } from '@/ui/monogram-of';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { ScoreWords } from './score-words';
import type { TeamFiguresFragment } from './team-page.generated';

type Figures = TeamFiguresFragment;
type Figure = Figures['figures'][number];
type Period = Figures['periods'][number];
type Series = Figures['headToHead'][number];

interface Props {
  team: ColouredTeam & { id: string };
  figures: Figures;
  words: ScoreWords;
}

/** What a team's games come to: leaders, averages, every opponent, and points by period. */
export default function TeamFigures({ team, figures, words }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <TeamLeaders team={team} figures={figures} />
        <TeamAverages figures={figures} words={words} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <HeadToHead teamId={team.id} figures={figures} words={words} />
        <TeamPeriods figures={figures} words={words} />
      </div>
    </div>
  );
}

/** Who leads a team in the main statistics, per game. */
function TeamLeaders({ team, figures }: { team: ColouredTeam; figures: Figures }) {
  const paths = usePaths();
  if (figures.leaders.length === 0) return null;
  return (
    <Card id="leaders" title={t.teams.leaders_of({ season: figures.season.name })} flush className="min-w-0">
      <ul className="divide-y divide-line">
        {figures.leaders.map(({ definition, player, perGame }) => (
          <li key={definition.id}>
            <Link
              to={paths.playerStats(player.id, { season: figures.season.id })}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-accent-soft"
            >
              <PlayerImage imageUrl={player.imageUrl} size="small" monogram={monogramOf(player.fullName, team)} />
              <span className="min-w-0 flex-[6rem] wrap-break-word">
                <span className="block font-semibold">{player.fullName}</span>
                <span className="block text-sm leading-snug text-muted">
                  {t.teams.per_game_of({ statistic: statName(definition.name) })}
                </span>
              </span>
              <span className="display tabular ml-auto text-2xl leading-none font-bold">{formatAverage(perGame)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2 text-sm">
        <Link
          to={paths.leaderboard({ stat: figures.leaders[0]!.definition.abbreviation, season: figures.season.id })}
          className="link"
        >
          {t.teams.leaderboards()}
        </Link>
      </p>
    </Card>
  );
}

/** A team's averages, each with its place among the teams of the league. */
function TeamAverages({ figures, words }: { figures: Figures; words: ScoreWords }) {
  const format = useStatFormat();
  const title = t.teams.averages_of({ season: figures.season.name });
  const columns: Column<{ key: string; name: string; value: string; place: number }>[] = [
    { key: 'name', header: t.teams.statistic(), cell: ({ name }) => name },
    {
      key: 'value',
      header: t.teams.per_game(),
      align: 'number',
      className: 'font-bold',
      cell: ({ value }) => value,
    },
    {
      key: 'place',
      header: t.teams.place_of({ teams: figures.rankedTeams }),
      align: 'number',
      cell: ({ place }) => place,
    },
  ];
  const row = ({ definition, perGame, place }: Figure) => ({
    key: definition.id,
    name: statName(definition.name),
    value: hasDecimals(definition.kind) ? format.stat(perGame, definition) : formatAverage(perGame),
    place,
  });
  const rows = [
    {
      key: 'scored',
      name: words.scored,
      value: formatAverage(figures.pointsPerGame),
      place: figures.pointsPlace,
    },
    {
      key: 'allowed',
      name: words.allowed,
      value: formatAverage(figures.allowedPerGame),
      place: figures.allowedPlace,
    },
    ...figures.figures.map(row),
  ];
  return (
    <Card id="averages" title={title} flush className="min-w-0">
      <Table caption={title} columns={columns} rows={rows} rowKey={({ key }) => key} dense fitsWide />
    </Card>
  );
}

/** What a team and its opponents score in each period; nothing where periods are not recorded. */
function TeamPeriods({ figures, words }: Pick<Props, 'figures' | 'words'>) {
  const title = words.byPeriod;
  if (figures.periods.length === 0) return null;
  const columns: Column<Period>[] = [
    { key: 'name', header: words.period, cell: ({ name }) => name },
    { key: 'own', header: t.teams.own_points(), align: 'number', cell: ({ own }) => formatAverage(own) },
    { key: 'other', header: t.teams.their_points(), align: 'number', cell: ({ other }) => formatAverage(other) },
    { key: 'games', header: words.played, align: 'number', cell: ({ games }) => games },
  ];
  return (
    <Card id="periods" title={title} flush className="min-w-0">
      <Table caption={title} columns={columns} rows={figures.periods} rowKey={({ name }) => name} dense fitsWide />
    </Card>
  );
}

/** What the games against each opponent came to; its record leads to them. */
function HeadToHead({ teamId, figures, words }: { teamId: string; figures: Figures; words: ScoreWords }) {
  const paths = usePaths();
  const title = t.teams.head_to_head_of({ season: figures.season.name });
  const columns: Column<Series>[] = [
    {
      key: 'opponent',
      header: t.teams.opponent(),
      className: 'short-name',
      cell: ({ opponent }) => (
        <Link to={paths.team(opponent.id)} className="link">
          {opponent.name}
        </Link>
      ),
    },
    {
      key: 'record',
      header: t.teams.record(),
      align: 'number',
      sortBy: ({ wins, losses }) => wins - losses,
      cell: ({ wins, losses, opponent }) => (
        <Link to={paths.teamGames(teamId, { season: figures.season.id, opponent: opponent.id })} className="link">
          {`${wins}-${losses}`}
        </Link>
      ),
    },
    {
      key: 'points',
      header: words.score,
      align: 'number',
      cell: ({ pointsFor, pointsAgainst }) => `${pointsFor}-${pointsAgainst}`,
    },
    {
      key: 'difference',
      header: t.teams.difference(),
      align: 'number',
      sortBy: ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst,
      cell: ({ pointsFor, pointsAgainst }) => formatDifference(pointsFor - pointsAgainst),
    },
  ];
  return (
    <Card id="head-to-head" title={title} flush className="min-w-0">
      <Table
        caption={title}
        columns={columns}
        rows={figures.headToHead}
        rowKey={({ opponent }) => opponent.id}
        dense
        fitsWide
      />
    </Card>
  );
}
