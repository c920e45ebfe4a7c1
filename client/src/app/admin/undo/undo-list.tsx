import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Skeleton } from '@/ui/skeleton';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { BAR_ICON } from '../frame/bar-button';
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
        label={t.common.undo()}
        icon={<Undo2 aria-hidden="true" size={20} />}
        className={BAR_ICON}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t.common.undo()}
        description={t.admin.what_was_done_can_be_undone()}
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
          <EmptyState title={t.admin.nothing_to_undo()} />
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {undoableCommands.map((command) => (
              <Command
                key={command.id}
                command={command}
                now={openedAt}
                onUndone={() => void result.refetch().catch(() => undefined)}
              />
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
      <Button size="small" busy={busy} aria-label={t.admin.undo({ command: command.label })} onClick={() => void run()}>
        {busy ? t.admin.undoing() : t.common.undo()}
      </Button>
    </li>
  );
}
