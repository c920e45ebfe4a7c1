import { useParams } from 'react-router-dom';
import { DivisionsPanel } from '@/features/divisions/divisions-panel';
import { LeaguesPanel } from '@/features/leagues/leagues-panel';
import { SeasonActions } from '@/features/seasons/season-actions';
import { StandingsPanel } from '@/features/standings/standings-panel';
import { formatDateRange } from '@/lib/dates';
import { OpenFindings } from '../integrity/open-findings';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { t } from '@/texts';
import { ScreenHeader } from '../frame/screen-header';
import { useSeasonHeadQuery } from './season-head.hooks.generated';
import { SeasonTrail } from './season-trail';

/**
 * One season: its leagues, its standings and its divisions (league management, section 2). Puts panels of several
 * features together.
 */
export default function SeasonScreen() {
  const { seasonId = '' } = useParams();
  const result = useSeasonHeadQuery({ variables: { id: seasonId } });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const season = me?.actingFor?.season;
        if (!season) return <NotFoundScreen message={t.admin.season_not_found()} />;
        return (
          <>
            <SeasonTrail season={season} />
            <ScreenHeader title={season.name} actions={<SeasonActions season={season} />}>
              {[
                season.active ? t.admin.active() : t.admin.inactive(),
                formatDateRange(season.startDate, season.finishDate),
              ]
                .filter(Boolean)
                .join(' · ')}
            </ScreenHeader>
            <OpenFindings seasonId={season.id} />
            <div className="grid items-start gap-5 xl:grid-cols-2 [&>*]:min-w-0">
              <LeaguesPanel seasonId={season.id} sport={season.sport.name} />
              <StandingsPanel seasonId={season.id} />
              <div className="xl:col-span-2">
                <DivisionsPanel seasonId={season.id} />
              </div>
            </div>
          </>
        );
      }}
    </QueryResult>
  );
}
