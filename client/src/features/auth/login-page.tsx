import { definePage } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { SiteFrameDocument, type SiteFrameQuery, type SiteFrameQueryVariables } from '@/app/site-frame.generated';
import { t } from '@/texts';
import { LoginForm } from './login-form';
import { NarrowCard, NarrowPage } from './narrow-page';

function LoginPage({ data: { organization } }: { data: SiteFrameQuery }) {
  return (
    <NarrowPage
      title={t.common.sign_in()}
      about={
        organization
          ? t.auth.to_the_administration_of({ organization: organization.name })
          : t.auth.to_the_administration_of_your_league()
      }
    >
      <NarrowCard>
        <LoginForm />
      </NarrowCard>
    </NarrowPage>
  );
}

export default definePage<SiteFrameQuery, SiteFrameQueryVariables>({
  document: SiteFrameDocument,
  variables: ({ site }) => tenantVariables(site),
  // A host that no organization has still lets the platform's people in; a slug or a domain parameter that nobody has
  // is no page.
  notFound: ({ organization }, { site }) =>
    (site.slug !== null || site.domain !== null) && !organization ? t.auth.organization_not_found() : null,
  head: () => ({ title: t.common.sign_in() }),
  Component: LoginPage,
});
