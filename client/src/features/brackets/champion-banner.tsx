import { Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { TeamLogo } from '@/ui/team-logo';
import type { BracketTeamFragment } from './bracket.generated';

/** Who won the division. */
export function ChampionBanner({
  team: { id, name, logoUrl },
  division,
}: {
  team: BracketTeamFragment;
  division: string;
}) {
  const paths = usePaths();
  return (
    <section
      aria-label="Champion"
      className="flex items-center gap-4 rounded-lg bg-accent-solid px-4 py-4 text-on-accent shadow-card sm:px-6"
    >
      <Trophy aria-hidden="true" size={40} className="shrink-0" />
      <TeamLogo name={name} logoUrl={logoUrl} size="large" className="rounded-full bg-white max-sm:hidden" />
      <div className="min-w-0">
        <p className="eyebrow">Champion of {division}</p>
        <Link to={paths.team(id)} className="display text-2xl leading-tight font-extrabold hover:underline sm:text-3xl">
          {name}
        </Link>
      </div>
    </section>
  );
}
