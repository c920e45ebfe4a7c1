import { Download } from 'lucide-react';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { useDownload } from '@/app/admin/lists/use-download';
import { useExportAddress } from '@/app/admin/lists/use-export-address';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PlayerErasureDocument } from './erasure.generated';
import { useErasePlayerMutation } from './erasure.hooks.generated';

/** What a person may ask for: a copy of what is kept, and to be forgotten. Owners alone; the server decides again. */
export function PersonalDataCard({ player }: { player: { id: string; fullName: string } }) {
  const { user } = useSite();
  const download = useDownload();
  const addressOf = useExportAddress();
  const [erase, { loading }] = useErasePlayerMutation({ refetchQueries: ['AdminPlayer'], awaitRefetchQueries: true });
  const [ask] = useDeletion<string>({
    question: async (id, read) => {
      const { name, items, message } = (await read(PlayerErasureDocument, { id })).playerErasurePreview;
      return {
        title: t.players.erase_this_person(),
        text: t.players.are_you_sure_you_want_to_erase_this({ name }),
        items,
        consequence: message,
        confirmLabel: t.players.erase(),
      };
    },
    remove: (id) => erase({ variables: { id } }),
    failed: t.players.the_person_could_not_be_erased(),
  });
  if (!user || user.role === 'staff') return null;
  return (
    <Card title={t.players.personal_data()}>
      <p className="mb-4 max-w-prose text-muted">{t.players.for_a_person_who_asks_what_is_kept()}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void download(addressOf(`players/${player.id}.json`))}>
          <Download aria-hidden="true" size={16} />
          {t.players.download_data()}
        </Button>
        <Button variant="danger" busy={loading} onClick={() => void ask(player.id)}>
          {t.players.erase_person()}
        </Button>
      </div>
    </Card>
  );
}
