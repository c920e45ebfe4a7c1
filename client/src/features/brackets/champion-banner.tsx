import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';
import type { BracketTeamFragment } from './bracket.generated';

/** Who won the division. */
export function ChampionBanner({
  team: { id, name, logoUrl, colour, abbreviation },
  division,
}: {
  team: BracketTeamFragment;
  division: string;
}) {
  const paths = usePaths();
  return (
    <section
      aria-label={t.brackets.champion()}
      className="flex items-center gap-4 rounded-lg bg-accent-solid px-4 py-4 text-on-accent shadow-card sm:px-6"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-10 shrink-0 fill-none stroke-current stroke-2">
        <path d="M7 3h10v7a5 5 0 0 1-10 0zM7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 15v4M8 21h8l-1-2H9z" />
      </svg>
      <TeamLogo
        name={name}
        logoUrl={logoUrl}
        colour={colour}
        abbreviation={abbreviation}
        size="large"
        className="rounded-full bg-white max-sm:hidden"
      />
      <div className="min-w-0">
        <p className="eyebrow">{t.brackets.champion_of({ division })}</p>
        <Link to={paths.team(id)} className="display text-2xl leading-tight font-extrabold hover:underline sm:text-3xl">
          {name}
        </Link>
      </div>
    </section>
  );
}
