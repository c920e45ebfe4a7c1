import { formatTime } from '@/lib/dates';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Draft } from './draft-weeks';
import { meetingsBetween, opponentsInWords, range } from './fairness';

type Row = Draft['fairness'][number];

const FIGURES: readonly {
  key: 'games' | 'home' | 'away' | 'byes' | 'doubleHeaders' | 'backToBackByes';
  header: string;
  title: string;
}[] = [
  { key: 'games', header: 'G', title: 'Games' },
  { key: 'home', header: 'Home', title: 'Games at home' },
  { key: 'away', header: 'Away', title: 'Games away' },
  { key: 'byes', header: 'Byes', title: 'Weeks without a game' },
  { key: 'backToBackByes', header: 'In a row', title: 'Byes right after a bye' },
  { key: 'doubleHeaders', header: 'DH', title: 'Double headers: weeks with two games' },
];

/** What each team gets by a draft, played games included; below it who meets whom how often. */
export function FairnessTable({ fairness }: { fairness: readonly Row[] }) {
  if (fairness.length === 0) return <EmptyState title="No teams">The teams of this draft are gone.</EmptyState>;
  return (
    <>
      <Table
        caption="What each team gets"
        dense
        columns={columnsOf(fairness)}
        rows={fairness}
        rowKey={({ team }) => team.id}
      />
      <details className="border-t border-line">
        <summary className="link px-4 py-3 text-sm font-semibold">Who meets whom</summary>
        <Table
          caption="Games of each team by opponent"
          dense
          columns={meetingColumns(fairness)}
          rows={fairness}
          rowKey={({ team }) => team.id}
        />
      </details>
    </>
  );
}

const NAME: Column<Row> = {
  key: 'team',
  header: 'Team',
  sortBy: ({ team }) => team.name,
  cell: ({ team }) => <span className="short-name">{team.name}</span>,
};

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
    { ...NAME, foot: 'From – to' },
    ...FIGURES.map(({ key, header, title }) => number(key, header, title, (row) => row[key])),
    {
      key: 'opponents',
      header: 'Opponents',
      className: 'whitespace-nowrap pl-4',
      sortBy: ({ opponents }) => opponents.length,
      cell: ({ opponents }) => opponentsInWords(opponents.map(({ games }) => games)),
    },
    ...times.map((time) =>
      number(
        `time ${time}`,
        formatTime(time),
        `Games at ${formatTime(time)}`,
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
      title: 'Number of the team in the columns',
      align: 'number',
      ahead: true,
      cell: (_row, index) => index + 1,
    },
    { ...NAME, sortBy: undefined },
    ...rows.map(({ team }, position): Column<Row> => ({
      key: team.id,
      header: position + 1,
      title: `Games against ${team.name}`,
      align: 'number',
      cell: (row) => {
        if (row.team.id === team.id) return <span className="text-muted">–</span>;
        const met = meetingsBetween(row, team.id);
        return met === 0 ? <span className="text-muted">0</span> : met;
      },
    })),
  ];
}
