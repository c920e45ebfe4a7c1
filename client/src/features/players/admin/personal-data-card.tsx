import { Download } from 'lucide-react';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { useExportAddress } from '@/app/admin/lists/use-export-address';
import { useSite } from '@/app/site-context';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { PlayerErasureDocument } from './erasure.generated';
import { useErasePlayerMutation } from './erasure.hooks.generated';

/** What a person may ask for: a copy of what is kept, and to be forgotten. Owners alone; the server decides again. */
export function PersonalDataCard({ player }: { player: { id: string; fullName: string } }) {
  const { user } = useSite();
  const addressOf = useExportAddress();
  const [erase, { loading }] = useErasePlayerMutation({ refetchQueries: ['AdminPlayer'], awaitRefetchQueries: true });
  const [ask] = useDeletion<string>({
    question: async (id, read) => {
      const { name, items, message } = (await read(PlayerErasureDocument, { id })).playerErasurePreview;
      return {
        title: 'Erase this person?',
        text: `Are you sure you want to erase ${name}? This goes for good:`,
        items,
        consequence: message,
        confirmLabel: 'Erase',
      };
    },
    remove: (id) => erase({ variables: { id } }),
    failed: 'The person could not be erased.',
  });
  if (!user || user.role === 'staff') return null;
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
        <Button variant="danger" busy={loading} onClick={() => void ask(player.id)}>
          Erase person…
        </Button>
      </div>
    </Card>
  );
}
