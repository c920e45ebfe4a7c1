import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { afterSignIn } from '@/app/after-sign-in';
import { askGraph, GraphRefusal } from '@/app/answers/ask-graph';
import { graphAddress } from '@/app/graph-address';
import { usePaths } from '@/app/paths';
import { isTenantSite } from '@/app/site';
import { useSite } from '@/app/site-context';
import { forgetOrganization } from '@/app/tab-organization';
import { useIsAlive } from '@/app/use-is-alive';
import { t } from '@/texts';
import { language } from '@/texts/language';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { SignInDocument } from './sign-in.generated';
import { signInSite } from './sign-in-site';
import { usePassingMessage } from './use-passing-message';

/** For any failure that the server does not word itself (platform, section 8). */
const failedText = () => t.auth.login_failed_please_check_your_credentials();
/** The server's word for a wrong name or password. */
const WRONG = 'Login failed. Please check your credentials.';

/**
 * What the server says, which speaks English: what else it may be (too many attempts, say) is told in other words
 * elsewhere.
 */
function refusalOf(failure: unknown): string {
  if (!(failure instanceof GraphRefusal) || failure.message === '' || failure.message === WRONG) return failedText();
  return language() === 'en' ? failure.message : t.auth.signing_in_is_not_possible_now();
}

/**
 * User name and password. The browser keeps the fields, so that a password manager can fill them before the page's
 * scripts have arrived and nothing that was typed is lost by a failure; a public page also has no room for a forms
 * library. It is sent once those scripts can: before, the browser would send it to the page itself.
 */
export function LoginForm() {
  const site = useSite();
  const paths = usePaths();
  const [error, setError] = usePassingMessage();
  const isAlive = useIsAlive();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setError(null);
    try {
      await askGraph(graphAddress(site.user), SignInDocument, {
        input: {
          username: String(fields.get('username')),
          password: String(fields.get('password')),
          ...signInSite(site),
        },
      });
      if (isTenantSite(site)) forgetOrganization(window.sessionStorage); // who signs in there acts for its organization
      // A whole new page: the admin area has its own bundle, and nothing of the visitor's cache is to stay.
      window.location.assign(afterSignIn(window.location.search));
    } catch (failure) {
      setError(refusalOf(failure));
      setBusy(false);
    }
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t.common.username()} required>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Field>
      <Field label={t.common.password()} required hint={t.auth.after_signing_in_with_a_temporary_password()}>
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="current-password" maxLength={1000} />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy} disabled={!isAlive}>
        {busy ? t.auth.logging_in() : t.auth.login()}
      </Button>
      <Link to={paths.forgotPassword()} className="prose-link self-start text-sm">
        {t.auth.forgot_your_password()}
      </Link>
      <p role="alert" className="text-sm font-medium text-danger empty:sr-only">
        {error}
      </p>
    </form>
  );
}
