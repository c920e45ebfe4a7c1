import { useCallback } from 'react';
import { linkHolderId } from '@/app/admin/scorekeeping/link-holder';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { requestSignIn } from '@/app/admin/session/sign-in-request';
import { tokenOfPage } from '@/app/admin/session/token-of-page';
import { useOtherSession } from '@/app/admin/session/use-other-session';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';

/** Whether the session is that of who opened the grid. A user's page came with it, so that usually nothing is asked. */
export function useSessionOfOthers(): ReturnType<typeof useOtherSession> {
  const scorekeeper = useScorekeeper();
  const { user } = useSite();
  const isLink = scorekeeper !== null;
  const holderId = isLink
    ? linkHolderId({ name: scorekeeper.name, game: { id: scorekeeper.gameId } })
    : (user?.id ?? '');
  return useOtherSession(holderId, isLink ? null : tokenOfPage());
}

/**
 * A function for what is written at once and does not wait, as values do: answers whether the session is somebody
 * else's now, and says then that nothing was changed. Where nobody has a session, the request itself asks for one.
 */
export function useRefusedToOthers(): () => Promise<boolean> {
  const otherSession = useSessionOfOthers();
  const isLink = useScorekeeper() !== null;
  const toast = useToast();
  return useCallback(async () => {
    const username = (await otherSession())?.username;
    if (username == null) return false;
    toast(
      isLink
        ? { kind: 'error', text: t.statistics.this_browser_is_s_now_nothing_was_changed({ username }) }
        : {
            kind: 'error',
            text: t.statistics.is_signed_in_in_this_browser_now_nothing_was_changed({ username }),
            action: { label: t.common.sign_in(), onClick: () => void requestSignIn() },
          },
    );
    return true;
  }, [otherSession, isLink, toast]);
}
