import { UnavailableSlotsForm } from '@/app/admin/unavailable-slots/unavailable-slots-form';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { AdminTeamPageQuery } from './teams.generated';

type Team = NonNullable<NonNullable<NonNullable<AdminTeamPageQuery['me']>['actingFor']>['team']>;

/** The times at which a team never plays. */
export function UnavailableSlotsCard({ team }: { team: Team }) {
  return (
    <Card title={t.teams.unavailable_slots()}>
      <UnavailableSlotsForm team={team} />
    </Card>
  );
}
