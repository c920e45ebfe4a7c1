import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { useSeasonImportProgressQuery } from './season-import.generated';

interface Props {
  importKey: string;
  cancelling: boolean;
  onCancel: () => void;
}

const EVERY_MS = 700;

/** How far an import has come, and a way to stop it. */
export function ProgressPanel({ importKey, cancelling, onCancel }: Props) {
  const { data } = useSeasonImportProgressQuery({ variables: { key: importKey }, pollInterval: EVERY_MS, fetchPolicy: 'no-cache' });
  const progress = data?.seasonImportProgress;
  const isWriting = progress?.step === 'WRITING';
  const words = isWriting
    ? `Writing: ${progress.done.toLocaleString()} of ${(progress.total ?? 0).toLocaleString()} lines of statistics.`
    : 'Reading and checking the files.';
  return (
    <Card title="Importing">
      <div className="flex flex-col items-start gap-4">
        <progress aria-label="Progress of the import" className="h-3 w-full" {...(isWriting && progress.total ? { value: progress.done, max: progress.total } : {})} />
        <p>{words} The season appears when everything is written.</p>
        <Button busy={cancelling} onClick={onCancel}>
          {cancelling ? 'Cancelling' : 'Cancel import'}
        </Button>
      </div>
    </Card>
  );
}
