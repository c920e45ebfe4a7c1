import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { useSignOut } from '@/app/admin/session/use-sign-out';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { PasswordCard } from './password-card';

/**
 * All that somebody sees who signed in with a temporary password, until it is changed: the server answers nothing else
 * to them.
 */
export default function TemporaryPasswordScreen({ username }: { username: string }) {
  const signOut = useSignOut();
  useScreenTitle(t.auth.choose_your_password());
  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-col gap-5 px-3 py-8 sm:py-14">
      <div className="flex flex-col gap-1">
        <h1 className="display text-3xl leading-tight font-bold">{t.auth.choose_your_password()}</h1>
        <p className="text-muted">{t.auth.you_are_signed_in_as_with_a_temporary({ username })}</p>
      </div>
      <PasswordCard username={username} onChanged={() => window.location.reload()} />
      <div>
        <Button variant="ghost" onClick={signOut}>
          {t.auth.sign_out()}
        </Button>
      </div>
    </main>
  );
}
