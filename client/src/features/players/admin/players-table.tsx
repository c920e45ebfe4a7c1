import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { teamNames } from '@/app/admin/search/use-player-search';
import { adminPaths } from '@/app/admin-paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { SelectAll, SelectRow } from '@/ui/select-boxes';
import { PlayerImage } from '@/ui/player-image';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
import type { AdminPlayersQuery } from './players.generated';

type Row = NonNullable<NonNullable<AdminPlayersQuery['me']>['actingFor']>['players']['nodes'][number];

/** Players by name; a name that another player has, too, stands out. */
export function PlayersTable({ players, selection }: { players: readonly Row[]; selection: Selection }) {
  const id: Column<Row> = { key: 'id', header: t.players.id_2(), align: 'number', cell: (player) => player.id };
  // On a phone the name stays in sight, and the id is behind it.
  const columns: Column<Row>[] = [
    { ...id, ahead: true, className: 'text-muted max-sm:hidden' },
    {
      key: 'name',
      header: (
        <SelectAll selection={selection} of={t.ui.of_players()}>
          {t.common.name()}
        </SelectAll>
      ),
      cell: ({ id, fullName, knownAs, hasNamesake, imageUrl }) => (
        <span className="flex items-center gap-3">
          <SelectRow selection={selection} id={id} name={`${fullName}, ID ${id}`} />
          <PlayerImage imageUrl={imageUrl} size="small" className="max-sm:hidden" />
          <Link
            to={adminPaths.player(id)}
            className={cn('link min-w-0', hasNamesake ? 'font-bold text-danger!' : 'font-semibold')}
          >
            {fullName}
          </Link>
          {knownAs && <span className="min-w-0 text-muted">{knownAs}</span>}
          {hasNamesake && (
            <span title={t.players.another_player_has_the_same_name()} className="text-danger">
              <TriangleAlert aria-hidden="true" size={16} />
              <span className="sr-only">{t.players.another_player_has_the_same_name()}</span>
            </span>
          )}
        </span>
      ),
    },
    { ...id, key: 'id-behind', className: 'text-muted sm:hidden' },
    {
      key: 'team',
      header: t.common.team(),
      cell: ({ rosters }) => (
        <span className={rosters.length === 0 ? 'text-muted' : undefined}>{teamNames(rosters)}</span>
      ),
    },
  ];
  return <Table caption={t.common.players()} columns={columns} rows={players} rowKey={({ id }) => id} />;
}
