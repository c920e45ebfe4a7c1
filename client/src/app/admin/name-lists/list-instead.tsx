import { ListPlus } from 'lucide-react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { useMayDiscard } from '@/ui/use-may-discard';

/** Leads from a form for one to the list for several; what was typed is asked about. */
export function ListInstead({ onOpen }: { onOpen: () => void }) {
  const mayDiscard = useMayDiscard();
  const open = async (): Promise<void> => {
    if (await mayDiscard()) onOpen();
  };
  return (
    <Button size="small" variant="ghost" className="-mt-1 self-start text-accent" onClick={() => void open()}>
      <ListPlus aria-hidden="true" size={16} />
      {t.admin.several_at_once_paste_a_list_of_names()}
    </Button>
  );
}
