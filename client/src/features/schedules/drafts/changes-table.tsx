import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { type Draft, goneWord, newGames, withoutRoom } from './draft-weeks';
import { repairInWords } from './repair-words';

type Row = Draft['teams'][number];
type Figure = Exclude<keyof Row, 'team'>;

const FIGURES: readonly { key: Figure; header: () => string; title: () => string }[] = [
  { key: 'removed', header: () => t.schedules.replaced(), title: () => t.schedules.games_that_publishing_removes() },
  {
    key: 'moved',
    header: () => t.schedules.moved(),
    title: () => t.schedules.games_that_are_put_elsewhere_and_stay_the(),
  },
  { key: 'created', header: () => t.schedules.new(), title: () => t.schedules.games_that_publishing_adds() },
  {
    key: 'unchanged',
    header: () => t.schedules.as_they_are(),
    title: () => t.schedules.games_to_come_that_stand_in_the_draft(),
  },
  {
    key: 'played',
    header: () => t.schedules.played_2(),
    title: () => t.schedules.games_that_are_kept_because_they_were_played(),
  },
];

/** What publishing a draft does, in all and for each team. */
export function ChangesTable({ draft }: { draft: Draft }) {
  const { games, removedGames, playedGames, teams, isRepair, repair } = draft;
  const moved = games.filter(({ movedFrom }) => movedFrom).length;
  const noRoom = isRepair ? withoutRoom(draft) : 0;
  const same = games.filter(({ isUnchanged }) => isUnchanged).length;
  const columns: Column<Row>[] = [
    {
      key: 'team',
      header: t.common.team(),
      sortBy: ({ team }) => team.name,
      cell: ({ team }) => <span className="short-name">{team.name}</span>,
    },
    // Only a repair moves games.
    ...FIGURES.filter(({ key }) => isRepair || key !== 'moved').map(({ key, header, title }): Column<Row> => ({
      key,
      header: key === 'removed' ? goneWord(draft) : header(),
      title: title(),
      align: 'number',
      sortBy: (row) => row[key],
      cell: (row) => (row[key] === 0 ? <span className="text-muted">0</span> : row[key]),
    })),
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-b border-line p-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        <Total label={goneWord(draft)} count={removedGames.length} />
        {isRepair && <Total label={t.schedules.moved()} count={moved} />}
        <Total label={t.schedules.new()} count={newGames(games)} />
        <Total label={t.schedules.stay_as_they_are()} count={same} />
        <Total label={t.schedules.kept_since_played()} count={playedGames.length} />
      </dl>
      {repair && (
        <p className="border-b border-line px-4 py-3 text-sm">
          <span className="font-semibold">{repairInWords(draft)}.</span>{' '}
          <span className="text-muted">
            {repair.isFewest
              ? t.schedules.no_repair_gives_up_fewer_games_or_moves()
              : t.schedules.the_search_ended_before_it_had_tried_every()}
          </span>
        </p>
      )}
      {noRoom > 0 && (
        <p className="border-b border-line bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
          {t.schedules.no_room_for({ games: noRoom })}
        </p>
      )}
      <Table
        caption={t.schedules.what_changes_for_each_team()}
        dense
        columns={columns}
        rows={teams}
        rowKey={({ team }) => team.id}
        empty={<EmptyState title={t.schedules.no_teams()}>{t.schedules.the_league_has_no_team_any_more()}</EmptyState>}
        className="rounded-b-lg"
      />
    </>
  );
}

function Total({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="display tabular text-xl font-bold">{t.schedules.games({ games: count })}</dd>
    </div>
  );
}
