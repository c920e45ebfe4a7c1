import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { progressLabels } from './progress-labels';
import type { SeasonImportProgressQuery } from './season-import.generated';

interface Props {
  /** Undefined while nothing has been heard of it. */
  progress: SeasonImportProgressQuery['seasonImportProgress'] | undefined;
  /** What is counted while writing. */
  things: string;
  /** What is still done when all of them are written. */
  finishing?: string;
  /** When something is to be seen of it. */
  note: string;
  cancelling: boolean;
  onCancel: () => void;
}

/** How far an import has come, and a way to stop it. */
export function ProgressPanel({ progress, things, finishing = 'Finishing.', note, cancelling, onCancel }: Props) {
  const { words, share } = progressLabels(progress, things, finishing);
  return (
    <Card title="Importing">
      <div className="flex flex-col items-start gap-4">
        <progress
          aria-label="Progress of the import"
          className="h-3 w-full accent-(--accent-solid)"
          {...(share !== undefined && { value: share })}
        />
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
