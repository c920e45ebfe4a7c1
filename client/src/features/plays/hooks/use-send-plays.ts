import { ServerError } from '@apollo/client/errors';
import { useCallback } from 'react';
import { failureOf, PASSING } from '@/app/admin/forms/failure';
import { useOtherSession } from '@/app/admin/session/use-other-session';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import type { CourtsideResultFragment } from '../courtside.generated';
import { useSavePlaysMutation } from '../courtside.hooks.generated';
import { keepSession } from '../keeping/device-session';
import { deviceId } from '../keeping/device-storage';
import { NotSignedIn, PlaysRefused, ServerFailed, type SavedPlays, type SendPlays } from '../keeping/send-plays';
import { storedPlayOf } from '../keeping/read-play';
import type { UnsentPlay } from '../keeping/unsent-play';

/**
 * The function that sends plays of one user, or of one holder of a link, under no session but theirs.
 * @param onResult gets the game's result after each request
 */
export function useSendPlays(userId: string, onResult: (result: CourtsideResultFragment) => void): SendPlays {
  const site = useSite();
  const [save] = useSavePlaysMutation();
  const otherSession = useOtherSession(
    userId,
    null,
    useCallback(() => {
      // After a sign-in on this very page, too: the next opening may be without a network.
      void keepSession({ holderId: userId, user: site.user?.id === userId ? site.user : null });
    }, [site, userId]),
  );
  return useCallback(
    async (gameId, unsent) => {
      const other = await otherSession();
      if (other) throw new NotSignedIn(other.username);
      try {
        const { data } = await save({
          variables: { gameId, input: { device: deviceId(), plays: unsent.map(inputOf) } },
          fetchPolicy: 'no-cache',
        });
        const { plays, conflicts, possibleDuplicates, game } = data!.savePlays;
        onResult(game);
        return {
          plays: plays.map(storedPlayOf),
          conflicts: conflicts.map(({ id, play }) => ({ id, stored: storedPlayOf(play) })),
          duplicates: possibleDuplicates.map(({ id, play }) => ({ id, stored: storedPlayOf(play) })),
        } satisfies SavedPlays;
      } catch (error) {
        throw reasonOf(error);
      }
    },
    [onResult, otherSession, save],
  );
}

function inputOf({ play, isDuplicateConfirmed }: UnsentPlay) {
  return { ...play, ...(isDuplicateConfirmed && { isDuplicateConfirmed }) };
}

/** What the queue makes of a request that failed. */
export function reasonOf(error: unknown): unknown {
  const { code, message, problems } = failureOf(error);
  if (code === 'INTERNAL_SERVER_ERROR' || (ServerError.is(error) && error.statusCode === 500))
    return new ServerFailed(message ?? t.plays.something_went_wrong_on_the_server());
  if (code === 'UNAUTHENTICATED') return new NotSignedIn(null);
  // The same plays are sent again.
  if (PASSING.has(code)) return error;
  const wrong = problems.flatMap(({ field }) => {
    const index = /plays\.(\d+)/.exec(field)?.[1];
    return index === undefined ? [] : Number(index);
  });
  return new PlaysRefused(problems[0]?.message ?? message ?? t.plays.the_server_takes_this_in_no_form(), [
    ...new Set(wrong),
  ]);
}
