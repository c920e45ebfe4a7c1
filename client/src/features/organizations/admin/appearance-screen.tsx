import { Guard } from '@/app/admin/session/guard';
import { QueryResult } from '@/app/admin/query-result';
import { OWNERS } from '@/app/admin/roles';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { EmptyState } from '@/ui/empty-state';
import { useAppearanceQuery } from './appearance.hooks.generated';
import { AppearanceForm } from './appearance-form';

/** How the organization's site looks: logo, colours, home page, social links. Its owners. */
export default function AppearanceScreen() {
  return (
    <Guard roles={OWNERS} needsOrganization>
      <ScreenHeader title="Appearance">
        What visitors see of you on every page. The colours of this admin area are set in your account.
      </ScreenHeader>
      <Appearance />
    </Guard>
  );
}

function Appearance() {
  const result = useAppearanceQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryResult result={result}>
      {({ me }) =>
        me?.actingFor ? (
          <AppearanceForm key={me.actingFor.id} organization={me.actingFor} />
        ) : (
          <EmptyState title="Choose an organization first" />
        )
      }
    </QueryResult>
  );
}
