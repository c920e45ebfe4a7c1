import { useState } from 'react';
import { adminPaths } from '@/app/admin-paths';
import { useSignOutMutation } from '@/app/admin/frame/admin-frame.hooks.generated';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
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
    if (!(await attempt(() => signOut(), t.plays.you_could_not_be_signed_out()))) return setIsBusy(false);
    await forgetGames('all').catch(() => undefined);
    window.location.reload();
  };
  return (
    <SmallScreen title={t.plays.you_are_signed_in()}>
      <p>{t.plays.this_link_is_for_people_without_an_account({ b: (words) => <strong>{words}</strong>, username })}</p>
      <div className="flex flex-wrap gap-2">
        <a href={adminPaths.schedule()} className={cn(buttonClass('primary'), 'min-h-11')}>
          {t.plays.go_on_as({ username })}
        </a>
        <Button className="min-h-11" busy={isBusy} onClick={() => void leave()}>
          {t.plays.sign_out_and_use_the_link()}
        </Button>
      </div>
    </SmallScreen>
  );
}
