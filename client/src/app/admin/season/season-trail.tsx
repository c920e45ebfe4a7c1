import { Breadcrumbs, type Crumb } from '@/ui/breadcrumbs';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';

interface Named {
  id: string;
  name: string;
}

interface Props {
  season: Named;
  league?: Named;
  team?: Named;
  /** The present screen, where it is none of these: a division, a player. */
  here?: string;
}

/** The way to a screen inside a season: Seasons, season, league, team. The last one is where the reader is. */
export function SeasonTrail({ season, league, team, here }: Props) {
  const steps: Required<Crumb>[] = [
    { label: t.common.seasons(), to: adminPaths.seasons() },
    { label: season.name, to: adminPaths.season(season.id) },
    ...(league ? [{ label: league.name, to: adminPaths.league(season.id, league.id) }] : []),
    ...(league && team ? [{ label: team.name, to: adminPaths.seasonTeam(season.id, league.id, team.id) }] : []),
  ];
  const items: Crumb[] =
    here === undefined ? [...steps.slice(0, -1), { label: steps.at(-1)!.label }] : [...steps, { label: here }];
  return (
    <div className="mb-3">
      <Breadcrumbs items={items} />
    </div>
  );
}
