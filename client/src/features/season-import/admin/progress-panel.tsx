import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ProgressBar } from '@/ui/progress-bar';
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
export function ProgressPanel({
  progress,
  things,
  finishing = t.seasonImport.finishing(),
  note,
  cancelling,
  onCancel,
}: Props) {
  const { words, share } = progressLabels(progress, things, finishing);
  return (
    <Card title={t.seasonImport.importing()}>
      <div className="flex flex-col items-start gap-4">
        <ProgressBar label={t.seasonImport.progress_of_the_import()} share={share ?? null} />
        <p>
          {words} {note}
        </p>
        <Button busy={cancelling} onClick={onCancel}>
          {cancelling ? t.seasonImport.cancelling() : t.seasonImport.cancel_import()}
        </Button>
      </div>
    </Card>
  );
}
