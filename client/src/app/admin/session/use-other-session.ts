import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { csrfToken } from '../../csrf-token';
import { linkHolderId } from '../scorekeeping/link-holder';
import { SignedInDocument } from './signed-in.generated';

/** Another session than the one meant. */
export interface OtherSession {
  /** Whose it is; null: nobody's. */
  readonly username: string | null;
}

/**
 * A function that makes sure, before something is sent, that the browser's session is still the one of who entered it:
 * it may have ended meanwhile, and be another user's, or another link's, then. Answers that other session; null when it
 * is the one meant. The server is asked only when the session's token is another one than before.
 * @param holderId the user's id, or what stands in its place for the holder of a link
 * @param knownToken a token of which that is known already
 * @param onConfirmed the server has just said that it is the one meant
 */
export function useOtherSession(
  holderId: string,
  knownToken: string | null = null,
  onConfirmed?: () => void,
): () => Promise<OtherSession | null> {
  const client = useApolloClient();
  const checkedToken = useRef(knownToken);
  return useCallback(async () => {
    const token = csrfToken();
    if (token !== null && token === checkedToken.current) return null;
    const { data } = await client.query({ query: SignedInDocument, fetchPolicy: 'no-cache' });
    const { me, scorekeeping } = data ?? {};
    const id = me?.id ?? (scorekeeping ? linkHolderId(scorekeeping) : null);
    if (id !== holderId) return { username: me?.username ?? scorekeeping?.name ?? null };
    checkedToken.current = token;
    onConfirmed?.();
    return null;
  }, [client, holderId, onConfirmed]);
}
