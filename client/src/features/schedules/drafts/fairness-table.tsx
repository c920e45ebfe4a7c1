import { formatTime } from '@/lib/dates';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Draft } from './draft-weeks';
import { meetingsBetween, opponentsInWords, range } from './fairness';

type Row = Draft['fairness'][number];

const FIGURES: readonly {
  key: 'games' | 'home' | 'away' | 'byes' | 'doubleHeaders' | 'backToBackByes';
  header: () => string;
  title: () => string;
}[] = [
  { key: 'games', header: () => t.schedules.g(), title: () => t.common.games() },
  { key: 'home', header: () => t.schedules.home(), title: () => t.schedules.games_at_home() },
  { key: 'away', header: () => t.schedules.away(), title: () => t.schedules.games_away() },
  { key: 'byes', header: () => t.schedules.byes(), title: () => t.schedules.weeks_without_a_game() },
  { key: 'backToBackByes', header: () => t.schedules.in_a_row(), title: () => t.schedules.byes_right_after_a_bye() },
  {
    key: 'doubleHeaders',
    header: () => t.schedules.dh(),
    title: () => t.schedules.double_headers_weeks_with_two_games(),
  },
];

/** What each team gets by a draft, played games included; below it who meets whom how often. */
export function FairnessTable({ fairness }: { fairness: readonly Row[] }) {
  if (fairness.length === 0)
    return <EmptyState title={t.schedules.no_teams()}>{t.schedules.the_teams_of_this_draft_are_gone()}</EmptyState>;
  return (
    <>
      <Table
        caption={t.schedules.what_each_team_gets()}
        dense
        columns={columnsOf(fairness)}
        rows={fairness}
        rowKey={({ team }) => team.id}
      />
      <details className="border-t border-line">
        <summary className="link px-4 py-3 text-sm font-semibold">{t.schedules.who_meets_whom()}</summary>
        <Table
          caption={t.schedules.games_of_each_team_by_opponent()}
          dense
          columns={meetingColumns(fairness)}
          rows={fairness}
          rowKey={({ team }) => team.id}
        />
      </details>
    </>
  );
}

const nameColumn = (): Column<Row> => ({
  key: 'team',
  header: t.common.team(),
  sortBy: ({ team }) => team.name,
  cell: ({ team }) => <span className="short-name">{team.name}</span>,
});

function columnsOf(rows: readonly Row[]): Column<Row>[] {
  const times = [...new Set(rows.flatMap((row) => row.times.map(({ time }) => time)))].toSorted();
  const number = (key: string, header: string, title: string, value: (row: Row) => number): Column<Row> => ({
    key,
    header,
    title,
    align: 'number',
    sortBy: value,
    cell: (row) => (value(row) === 0 ? <span className="text-muted">0</span> : value(row)),
    foot: range(rows.map(value)),
  });
  return [
    { ...nameColumn(), foot: t.schedules.from_to() },
    ...FIGURES.map(({ key, header, title }) => number(key, header(), title(), (row) => row[key])),
    {
      key: 'opponents',
      header: t.schedules.opponents(),
      className: 'whitespace-nowrap pl-4',
      sortBy: ({ opponents }) => opponents.length,
      cell: ({ opponents }) => opponentsInWords(opponents.map(({ games }) => games)),
    },
    ...times.map((time) =>
      number(
        `time ${time}`,
        formatTime(time),
        t.schedules.games_at({ time: formatTime(time) }),
        (row) => row.times.find((each) => each.time === time)?.games ?? 0,
      ),
    ),
  ];
}

function meetingColumns(rows: readonly Row[]): Column<Row>[] {
  return [
    {
      key: 'number',
      header: '#',
      title: t.schedules.number_of_the_team_in_the_columns(),
      align: 'number',
      ahead: true,
      cell: (_row, index) => index + 1,
    },
    { ...nameColumn(), sortBy: undefined },
    ...rows.map(({ team }, position): Column<Row> => ({
      key: team.id,
      header: position + 1,
      title: t.schedules.games_against({ team: team.name }),
      align: 'number',
      cell: (row) => {
        if (row.team.id === team.id) return <span className="text-muted">–</span>;
        const met = meetingsBetween(row, team.id);
        return met === 0 ? <span className="text-muted">0</span> : met;
      },
    })),
  ];
}
