import { useSearchParams } from 'react-router-dom';
import { ExportLink } from '@/app/admin/ExportLink';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { EmptyState } from '@/ui/EmptyState';
import { useAdminPeriodsQuery } from './periods.generated';
import { SportPeriods } from './SportPeriods';

/** The periods of games (league management, "Game periods admin"). A `userId` in the address: those of that user's organization, for super administrators. */
export default function PeriodsScreen() {
  return (
    <Guard needsOrganization>
      <ScreenHeader title="Game periods" actions={<ExportLink list="periods" />}>
        The columns of a game&apos;s line score, in this order. Scores of hidden periods stay.
      </ScreenHeader>
      <Periods />
    </Guard>
  );
}

function Periods() {
  const userId = useSearchParams()[0].get('userId');
  const result = useAdminPeriodsQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ me }) => {
        const { gamePeriods = [], sports = [] } = me?.actingFor ?? {};
        // Another organization's sports are known by their periods only.
        const known = new Map([...sports, ...gamePeriods.map(({ sport }) => sport)].map((sport) => [sport.id, sport]));
        if (known.size === 0)
          return (
            <EmptyState title="No sport yet">Periods belong to a sport, and the organization has none.</EmptyState>
          );
        return (
          <div className="flex max-w-3xl flex-col gap-5">
            {[...known.values()].map((sport) => (
              <SportPeriods
                key={sport.id}
                sport={sport}
                userId={userId}
                periods={gamePeriods.filter((period) => period.sport.id === sport.id)}
              />
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}
