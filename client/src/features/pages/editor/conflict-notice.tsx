import { Button } from '@/ui/button';

interface Props {
  /** Who changed what meanwhile. */
  message: string;
  busy: boolean;
  onTheirs: () => Promise<void>;
  onMine: () => Promise<void>;
}

/** Somebody else saved the page meanwhile: nothing is lost until the user has chosen. */
export function ConflictNotice({ message, busy, onTheirs, onMine }: Props) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-col gap-3 rounded-md border border-warning bg-warning-soft p-4 text-warning"
    >
      <p className="font-medium">{message}</p>
      <p className="text-sm">
        What you typed is still here. Their draft stays among the revisions, whichever you choose.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} onClick={() => void onTheirs()}>
          Show their draft
        </Button>
        <Button size="small" busy={busy} onClick={() => void onMine()}>
          Save mine over it
        </Button>
      </div>
    </div>
  );
}
