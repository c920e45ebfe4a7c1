import { counted } from '@/lib/counted';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { type Draft, goneWord, newGames } from './draft-weeks';
import { repairInWords } from './repair-words';

type Row = Draft['teams'][number];
type Figure = Exclude<keyof Row, 'team'>;

const FIGURES: readonly { key: Figure; header: string; title: string }[] = [
  { key: 'removed', header: 'Replaced', title: 'Games that publishing removes' },
  { key: 'moved', header: 'Moved', title: 'Games that are put elsewhere, and stay the same ones' },
  { key: 'created', header: 'New', title: 'Games that publishing adds' },
  { key: 'unchanged', header: 'As they are', title: 'Games to come that stand in the draft as they are' },
  { key: 'played', header: 'Played', title: 'Games that are kept because they were played' },
];

/** What publishing a draft does, in all and for each team. */
export function ChangesTable({ draft }: { draft: Draft }) {
  const { games, removedGames, playedGames, teams, isRepair, repair } = draft;
  const moved = games.filter(({ movedFrom }) => movedFrom).length;
  const same = games.filter(({ isUnchanged }) => isUnchanged).length;
  const columns: Column<Row>[] = [
    {
      key: 'team',
      header: 'Team',
      sortBy: ({ team }) => team.name,
      cell: ({ team }) => <span className="short-name">{team.name}</span>,
    },
    // Only a repair moves games.
    ...FIGURES.filter(({ key }) => isRepair || key !== 'moved').map(({ key, header, title }): Column<Row> => ({
      key,
      header: key === 'removed' ? goneWord(draft) : header,
      title,
      align: 'number',
      sortBy: (row) => row[key],
      cell: (row) => (row[key] === 0 ? <span className="text-muted">0</span> : row[key]),
    })),
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-b border-line p-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        <Total label={goneWord(draft)} count={removedGames.length} />
        {isRepair && <Total label="Moved" count={moved} />}
        <Total label="New" count={newGames(games)} />
        <Total label="Stay as they are" count={same} />
        <Total label="Kept, since played" count={playedGames.length} />
      </dl>
      {repair && (
        <p className="border-b border-line px-4 py-3 text-sm">
          <span className="font-semibold">{repairInWords(draft)}.</span>{' '}
          <span className="text-muted">
            {repair.isFewest
              ? 'No repair gives up fewer games, or moves fewer of those that it keeps.'
              : 'The search ended before it had tried every way: a repair that changes fewer is not ruled out.'}
          </span>
        </p>
      )}
      <Table
        caption="What changes for each team"
        dense
        columns={columns}
        rows={teams}
        rowKey={({ team }) => team.id}
        empty={<EmptyState title="No teams">The league has no team any more.</EmptyState>}
        className="rounded-b-lg"
      />
    </>
  );
}

function Total({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="display tabular text-xl font-bold">{counted(count, 'game')}</dd>
    </div>
  );
}
