import { definePage } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { SiteFrameDocument, type SiteFrameQuery, type SiteFrameQueryVariables } from '@/app/site-frame.generated';
import { t } from '@/texts';
import { LoginForm } from './login-form';

function LoginPage({ data: { organization } }: { data: SiteFrameQuery }) {
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-6 py-8 sm:py-14">
      <div className="flex flex-col gap-1">
        <h1 className="display text-3xl leading-tight font-bold">{t.common.sign_in()}</h1>
        <p className="text-muted">
          {organization
            ? t.auth.to_the_administration_of({ organization: organization.name })
            : t.auth.to_the_administration_of_your_league()}
        </p>
      </div>
      <div className="card rounded-lg border border-line bg-surface p-5 shadow-card">
        <LoginForm />
      </div>
    </div>
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
