import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { useOpenFindingsQuery } from './integrity.hooks.generated';

/** On a season's screen: how much of its games does not agree, as the way there. Nothing where all agrees. */
export function OpenFindings({ seasonId }: { seasonId: string }) {
  const { data } = useOpenFindingsQuery({ variables: { id: seasonId } });
  const count = data?.me?.actingFor?.season?.integrityFindings?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Link
      to={adminPaths.integrity(seasonId)}
      className="mb-5 flex items-center gap-3 rounded-lg border border-line bg-warning-soft px-4 py-3 font-medium text-warning hover:underline"
    >
      <TriangleAlert aria-hidden="true" size={18} className="shrink-0" />
      {t.admin.things_in_the_games_do_not_agree({ count })}
      <span className="ml-auto whitespace-nowrap">{t.admin.check_games()}</span>
    </Link>
  );
}
