import { ListPlus } from 'lucide-react';
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
      Several at once: paste a list of names
    </Button>
  );
}
