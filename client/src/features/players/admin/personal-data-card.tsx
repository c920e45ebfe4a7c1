import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useExportAddress } from '@/app/admin/lists/use-export-address';
import { useSite } from '@/app/site-context';
import { useToast } from '@/ui/toast-context';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { useConfirm } from '@/ui/confirm-context';
import { PlayerErasureDocument } from './erasure.generated';
import { useErasePlayerMutation } from './erasure.hooks.generated';

/** What a person may ask for: a copy of what is kept, and to be forgotten. Owners alone; the server decides again. */
export function PersonalDataCard({ player }: { player: { id: string; fullName: string } }) {
  const { user } = useSite();
  const client = useApolloClient();
  const toast = useToast();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const addressOf = useExportAddress();
  const [erase, { loading }] = useErasePlayerMutation({ refetchQueries: ['AdminPlayer'], awaitRefetchQueries: true });
  if (!user || user.role === 'staff') return null;
  const ask = async (): Promise<void> => {
    await attempt(async () => {
      const { data } = await client.query({
        query: PlayerErasureDocument,
        variables: { id: player.id },
        fetchPolicy: 'network-only',
      });
      if (!data) return;
      const { name, items, message } = data.playerErasurePreview;
      const question = {
        title: 'Erase this person?',
        text: `Are you sure you want to erase ${name}? This goes for good:`,
        items,
        consequence: message,
        confirmLabel: 'Erase',
      };
      if (!(await confirm(question))) return;
      const done = await erase({ variables: { id: player.id } });
      if (done.data) toast({ kind: 'success', text: done.data.erasePlayer.message });
    }, 'The person could not be erased.');
  };
  return (
    <Card title="Personal data">
      <p className="mb-4 max-w-prose text-muted">
        For a person who asks what is kept, or asks to be forgotten. Erasing takes the name and everything personal
        away, everywhere; games and totals stay as they are.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={addressOf(`players/${player.id}.json`)} download className={buttonClass()}>
          <Download aria-hidden="true" size={16} />
          Download data
        </a>
        <Button variant="danger" busy={loading} onClick={() => void ask()}>
          Erase person…
        </Button>
      </div>
    </Card>
  );
}
