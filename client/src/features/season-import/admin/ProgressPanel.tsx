import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import type { SeasonImportProgressQuery } from './season-import.generated';

interface Props {
  /** Undefined while nothing has been heard of it. */
  progress: SeasonImportProgressQuery['seasonImportProgress'] | undefined;
  /** What is counted while writing. */
  things: string;
  /** When something is to be seen of it. */
  note: string;
  cancelling: boolean;
  onCancel: () => void;
}

/** How far an import has come, and a way to stop it. */
export function ProgressPanel({ progress, things, note, cancelling, onCancel }: Props) {
  const isWriting = progress?.step === 'WRITING';
  const words = isWriting ? `Writing: ${progress.done.toLocaleString()} of ${(progress.total ?? 0).toLocaleString()} ${things}.` : 'Reading and checking what was sent.';
  return (
    <Card title="Importing">
      <div className="flex flex-col items-start gap-4">
        <progress aria-label="Progress of the import" className="h-3 w-full" {...(isWriting && progress.total ? { value: progress.done, max: progress.total } : {})} />
        <p>
          {words} {note}
        </p>
        <Button busy={cancelling} onClick={onCancel}>
          {cancelling ? 'Cancelling' : 'Cancel import'}
        </Button>
      </div>
    </Card>
  );
}
