import { useState } from 'react';
import { adminPaths } from '@/app/admin-paths';
import { useSignOutMutation } from '@/app/admin/frame/admin-frame.hooks.generated';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { cn } from '@/lib/cn';
import { Button, buttonClass } from '@/ui/button';
import { forgetGames } from '../keeping/device-storage';
import { SmallScreen } from './small-screen';

/** Whoever is signed in has an own account to enter games with, and is asked before it is left. */
export function SignedInAlready({ username }: { username: string }) {
  const [signOut] = useSignOutMutation();
  const attempt = useMutationWithToast();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setIsBusy(true);
    if (!(await attempt(() => signOut(), 'You could not be signed out.'))) return setIsBusy(false);
    await forgetGames('all').catch(() => undefined);
    window.location.reload();
  };
  return (
    <SmallScreen title="You are signed in">
      <p>
        This link is for people without an account. You are signed in as <strong>{username}</strong>: what you enter in
        a game is signed by that name, and you need no link.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={adminPaths.schedule()} className={cn(buttonClass('primary'), 'min-h-11')}>
          Go on as {username}
        </a>
        <Button className="min-h-11" busy={isBusy} onClick={() => void leave()}>
          Sign out and use the link
        </Button>
      </div>
    </SmallScreen>
  );
}
