import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { QueryResult } from '../query-result';
import { LeagueStatisticsList } from './league-statistics-list';
import { useLeagueStatisticsQuery } from './league-statistics.hooks.generated';

interface Props {
  seasonId: string;
  leagueId: string;
}

/**
 * Which statistics the pages of a season league show, and in which order. Folded up until somebody wants to see, or
 * comes for it (`#statistics`).
 */
export function LeagueStatistics(props: Props) {
  const [isOpen, setIsOpen] = useState(useLocation().hash === '#statistics');
  return (
    <Card
      title={t.common.statistics()}
      flush
      className="mt-5 max-w-3xl"
      aside={
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? t.admin.fold_up_statistics() : t.admin.choose_statistics()}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t.admin.fold_up() : t.admin.choose()}
          <ChevronDown aria-hidden="true" size={16} className={cn('transition-transform', isOpen && 'rotate-180')} />
        </Button>
      }
    >
      <p className="px-4 py-3 text-sm text-muted">{t.admin.which_statistics_the_box_scores_of_this()}</p>
      {isOpen && <Chosen {...props} />}
    </Card>
  );
}

function Chosen(variables: Props) {
  const result = useLeagueStatisticsQuery({ variables });
  return (
    <div className="border-t border-line">
      <QueryResult result={result}>
        {({ me }) => {
          const seasonLeague = me?.actingFor?.seasonLeague;
          if (!seasonLeague || seasonLeague.statistics.length === 0)
            return <p className="p-4 text-muted">{t.admin.the_organization_shows_no_statistics_of_this()}</p>;
          return <LeagueStatisticsList seasonLeague={seasonLeague} />;
        }}
      </QueryResult>
    </div>
  );
}
