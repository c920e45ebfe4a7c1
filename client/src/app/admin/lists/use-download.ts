import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { t } from '@/texts';
import { BEFORE_WRITE } from '../session/session-link';
import { useMutationWithToast } from '../use-mutation-with-toast';
import { DownloadSessionDocument } from './download.generated';

/**
 * Saves a file from an address of this host. A browser says nothing of why a download fails, so the session is looked
 * at first: one that has ended is taken up again, as for a form.
 */
export function useDownload(): (address: string) => Promise<void> {
  const client = useApolloClient();
  const attempt = useMutationWithToast();
  return useCallback(
    async (address) => {
      await attempt(async () => {
        await client.query({ query: DownloadSessionDocument, fetchPolicy: 'network-only', ...BEFORE_WRITE });
        const link = document.createElement('a');
        link.href = address;
        link.download = '';
        link.click();
      }, t.admin.the_file_could_not_be_saved());
    },
    [attempt, client],
  );
}
