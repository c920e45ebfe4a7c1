import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { useAppearanceQuery } from './appearance.hooks.generated';
import { AppearanceForm } from './appearance-form';

/** How the organization's site looks: logo, colours, home page, social links. Its owners. */
export default function AppearanceScreen() {
  return (
    <>
      <ScreenHeader title={t.organizations.appearance()}>
        {t.organizations.what_visitors_see_of_you_on_every_page()}
      </ScreenHeader>
      <Appearance />
    </>
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
          <EmptyState title={t.organizations.choose_an_organization_first()} />
        )
      }
    </QueryResult>
  );
}
