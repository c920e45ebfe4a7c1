import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { useAdminPeriodsQuery } from './periods.hooks.generated';
import { SportPeriods } from './sport-periods';

/**
 * The periods of games (league management, "Game periods admin"). A `userId` in the address means that user's
 * organization, for super administrators: the table of screens has it.
 */
export default function PeriodsScreen() {
  return (
    <>
      <ScreenHeader title={t.periods.game_periods()} actions={<ExportMenu list="periods" />}>
        {t.periods.the_columns_of_a_games_line_score_in()}
      </ScreenHeader>
      <Periods />
    </>
  );
}

function Periods() {
  const result = useAdminPeriodsQuery();
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const { gamePeriods = [], sports = [] } = me?.actingFor ?? {};
        // Periods stay when their sport is no longer the organization's.
        const known = new Map([...sports, ...gamePeriods.map(({ sport }) => sport)].map((sport) => [sport.id, sport]));
        if (known.size === 0)
          return (
            <EmptyState title={t.periods.no_sport_yet()}>{t.periods.periods_belong_to_a_sport_and_the()}</EmptyState>
          );
        return (
          <div className="flex max-w-3xl flex-col gap-5">
            {[...known.values()].map((sport) => (
              <SportPeriods
                key={sport.id}
                sport={sport}
                periods={gamePeriods.filter((period) => period.sport.id === sport.id)}
              />
            ))}
          </div>
        );
      }}
    </QueryResult>
  );
}
