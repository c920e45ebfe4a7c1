import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import type { SeasonLeagueRowFragment } from './season-leagues.generated';

interface Props {
  row: SeasonLeagueRowFragment;
  seasonId: string;
  /** What it is dragged by. */
  handle: ReactNode;
  selected: boolean;
  onSelect: () => void;
  onEdit: () => void;
  /** Null where the sport has nothing to set. */
  onPlays: (() => void) | null;
  onRules: () => void;
  onLots: () => void;
  /** Moves it by one place; null where there is none. For those who do not drag. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** One league of a season: select box, link to its teams, how many they are, what can be done with it. */
export function LeagueRow({
  row: { league, teamCount },
  seasonId,
  handle,
  selected,
  onSelect,
  onEdit,
  onPlays,
  onRules,
  onLots,
  onUp,
  onDown,
}: Props) {
  const navigate = useNavigate();
  return (
    <div className="flex min-h-12 items-center gap-1.5 pr-2 pl-1">
      {handle}
      <Checkbox label={t.leagues.select({ league: league.name })} hideLabel checked={selected} onChange={onSelect} />
      <div className="min-w-0 flex-1 py-2 pl-1 leading-tight sm:flex sm:items-center sm:justify-between sm:gap-3">
        <Link to={adminPaths.league(seasonId, league.id)} className="link min-w-0 font-semibold wrap-anywhere">
          {league.name}
        </Link>
        <span className="tabular block shrink-0 text-sm whitespace-nowrap text-muted">
          {t.leagues.teams({ teamCount })}
        </span>
      </div>
      <Button size="small" aria-label={t.leagues.edit({ league: league.name })} onClick={onEdit} className="ml-2">
        {t.common.edit()}
      </Button>
      <Menu
        trigger={
          <IconButton
            label={t.leagues.more_for({ league: league.name })}
            icon={<EllipsisVertical aria-hidden="true" size={18} />}
          />
        }
        items={[
          ...(onPlays ? [{ label: t.leagues.settings_for_plays(), onSelect: onPlays }] : []),
          { label: t.leagues.standings_rules(), onSelect: onRules },
          { label: t.leagues.draw_lots(), onSelect: onLots },
          {
            label: t.common.statistics(),
            onSelect: () => void navigate(`${adminPaths.league(seasonId, league.id)}#statistics`),
          },
          { label: t.leagues.move_up(), disabled: onUp === null, onSelect: () => onUp?.() },
          { label: t.leagues.move_down(), disabled: onDown === null, onSelect: () => onDown?.() },
        ]}
      />
    </div>
  );
}
