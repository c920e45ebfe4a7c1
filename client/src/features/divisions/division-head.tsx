import { EllipsisVertical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import type { BoardColumn } from './board';

interface Props {
  division: BoardColumn;
  seasonId: string;
  onRename: () => void;
  onDelete: () => void;
}

/** A division's name, how many teams it has, and what can be done with it. */
export function DivisionHead({ division: { id, name, teams }, seasonId, onRename, onDelete }: Props) {
  return (
    <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3">
      <h3 className="display min-w-0 flex-1 leading-tight font-bold break-words">
        {name} <span className="tabular font-normal text-muted">{teams.length}</span>
      </h3>
      <Link
        to={adminPaths.division(seasonId, id)}
        aria-label={t.divisions.bracket_of({ name })}
        className="link text-sm font-semibold"
      >
        {t.divisions.bracket()}
      </Link>
      <Menu
        trigger={
          <IconButton label={t.divisions.more_for({ name })} icon={<EllipsisVertical aria-hidden="true" size={18} />} />
        }
        items={[
          { label: t.divisions.rename_2(), onSelect: onRename },
          { label: t.common.delete(), danger: true, onSelect: onDelete },
        ]}
      />
    </div>
  );
}
