import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { useSignOut } from '@/app/admin/session/use-sign-out';
import { Button } from '@/ui/button';
import { PasswordCard } from './password-card';

/**
 * All that somebody sees who signed in with a temporary password, until it is changed: the server answers nothing else
 * to them.
 */
export default function TemporaryPasswordScreen({ username }: { username: string }) {
  const signOut = useSignOut();
  useScreenTitle('Choose your password');
  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-col gap-5 px-3 py-8 sm:py-14">
      <div className="flex flex-col gap-1">
        <h1 className="display text-3xl leading-tight font-bold">Choose your password</h1>
        <p className="text-muted">
          You are signed in as {username} with a temporary password. Please choose your own; then everything opens.
        </p>
      </div>
      <PasswordCard username={username} onChanged={() => window.location.reload()} />
      <div>
        <Button variant="ghost" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </main>
  );
}
