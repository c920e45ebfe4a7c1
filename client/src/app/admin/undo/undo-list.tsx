import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Skeleton } from '@/ui/skeleton';
import { QueryResult } from '@/app/admin/query-result';
import { minutesLeft } from './minutes-left';
import type { UndoableCommandsQuery } from './undo.generated';
import { useUndoableCommandsQuery } from './undo.hooks.generated';
import { useUndo } from './use-undo-toast';

/** A button in the layout, and the list behind it: everything of the last ten minutes that can be taken back. */
export function UndoList() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Undo"
        description="What was deleted or replaced can be undone for ten minutes."
      >
        {open && <Commands />}
      </Dialog>
    </>
  );
}

function Commands() {
  const result = useUndoableCommandsQuery({ fetchPolicy: 'network-only' });
  const [openedAt] = useState(() => Date.now());
  return (
    <QueryResult result={result} skeleton={<Skeleton className="h-16" />}>
      {({ undoableCommands }) =>
        undoableCommands.length === 0 ? (
          <EmptyState title="Nothing to undo" />
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {undoableCommands.map((command) => (
              <Command key={command.id} command={command} now={openedAt} onUndone={() => void result.refetch()} />
            ))}
          </ul>
        )
      }
    </QueryResult>
  );
}

function Command({
  command,
  now,
  onUndone,
}: {
  command: UndoableCommandsQuery['undoableCommands'][number];
  now: number;
  onUndone: () => void;
}) {
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await undo(command.id, command.label);
    setBusy(false);
    onUndone();
  };
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="font-medium">{command.label}</p>
        <p className="tabular text-sm text-muted">
          {command.actorName}, {minutesLeft(command.expiresAt, now)}
        </p>
      </div>
      <Button size="small" busy={busy} aria-label={`Undo: ${command.label}`} onClick={() => void run()}>
        {busy ? 'Undoing …' : 'Undo'}
      </Button>
    </li>
  );
}
