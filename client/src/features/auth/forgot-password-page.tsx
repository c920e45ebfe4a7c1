import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { askGraph } from '@/app/answers/ask-graph';
import { graphAddress } from '@/app/graph-address';
import { definePage } from '@/app/page';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { useSite } from '@/app/site-context';
import { useIsAlive } from '@/app/use-is-alive';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import {
  AskForPasswordResetDocument,
  ForgotPasswordDocument,
  type ForgotPasswordQuery,
  type ForgotPasswordQueryVariables,
} from './forgot-password.generated';
import { NarrowCard, NarrowPage } from './narrow-page';
import { refusalOf } from './refusal-of';

/** Says the same whether there is such an account or not. */
function ForgotPasswordPage({ data: { sendsMail } }: { data: ForgotPasswordQuery }) {
  const site = useSite();
  const paths = usePaths();
  const isAlive = useIsAlive();
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const login = String(new FormData(event.currentTarget).get('login')).trim();
    if (state !== 'asked' || login === '') return;
    setState('busy');
    setError(null);
    try {
      await askGraph(graphAddress(site.user), AskForPasswordResetDocument, { login });
      setState('sent');
    } catch (failure) {
      setError(refusalOf(failure, t.auth.the_link_could_not_be_asked_for()));
      setState('asked');
    }
  };
  const back = (
    <Link to={paths.login()} className="prose-link self-start text-sm">
      {t.auth.back_to_sign_in()}
    </Link>
  );
  if (state === 'sent')
    return (
      <NarrowPage title={t.auth.look_into_your_mail()} about={t.auth.if_there_is_such_an_account()}>
        <p role="status" className="text-sm text-muted">
          {sendsMail ? t.auth.nothing_arrives() : t.auth.no_mail_is_sent_here()}
        </p>
        {back}
      </NarrowPage>
    );
  return (
    <NarrowPage
      title={t.auth.forgotten_password()}
      about={sendsMail ? t.auth.a_link_is_sent_to_the_address_of_your_account() : t.auth.no_mail_is_sent_here()}
    >
      <NarrowCard>
        <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <Field label={t.auth.user_name_or_email_address()} required>
            {(control) => (
              <Input
                {...control}
                name="login"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" busy={state === 'busy'} disabled={!isAlive}>
            {t.auth.send_the_link()}
          </Button>
          <p role="alert" className="text-sm font-medium text-danger empty:hidden">
            {error}
          </p>
        </form>
      </NarrowCard>
      {back}
    </NarrowPage>
  );
}

export default definePage<ForgotPasswordQuery, ForgotPasswordQueryVariables>({
  document: ForgotPasswordDocument,
  variables: ({ site }) => tenantVariables(site),
  notFound: ({ organization }, { site }) =>
    (site.slug !== null || site.domain !== null) && !organization ? t.auth.organization_not_found() : null,
  head: () => ({ title: t.auth.forgotten_password() }),
  Component: ForgotPasswordPage,
});
