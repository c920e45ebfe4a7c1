import { FileArchive } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { DivisionsPanel } from '@/features/divisions/DivisionsPanel';
import { LeaguesPanel } from '@/features/leagues/LeaguesPanel';
import { StandingsPanel } from '@/features/standings/StandingsPanel';
import { formatDateRange } from '@/lib/dates';
import { buttonClass } from '@/ui/Button';
import { Guard } from './Guard';
import { Loaded } from './Loaded';
import { Missing } from './Missing';
import { ScreenHeader } from './ScreenHeader';
import { useSeasonHeadQuery } from './season-head.generated';
import { SeasonTrail } from './SeasonTrail';

/** One season: its leagues, its standings and its divisions (league management, section 2). Puts panels of several features together. */
export default function SeasonScreen() {
  return (
    <Guard needsOrganization>
      <Season />
    </Guard>
  );
}

function Season() {
  const { seasonId = '' } = useParams();
  const result = useSeasonHeadQuery({ variables: { id: seasonId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ me }) => {
        const season = me?.actingFor?.season;
        if (!season) return <Missing message="Season not found." />;
        return (
          <>
            <SeasonTrail season={season} />
            <ScreenHeader
              title={season.name}
              actions={
                <a href={`/exports/seasons/${season.id}.zip`} download className={buttonClass()}>
                  <FileArchive aria-hidden="true" size={18} />
                  Export season
                </a>
              }
            >
              {[season.active ? 'Active' : 'Inactive', formatDateRange(season.startDate, season.finishDate)]
                .filter(Boolean)
                .join(' · ')}
            </ScreenHeader>
            <div className="grid items-start gap-5 lg:grid-cols-2 [&>*]:min-w-0">
              <LeaguesPanel seasonId={season.id} />
              <StandingsPanel seasonId={season.id} />
              <div className="lg:col-span-2">
                <DivisionsPanel seasonId={season.id} />
              </div>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
