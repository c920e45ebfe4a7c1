import { t } from '@/texts';
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
      <p className="text-sm">{t.pages.what_you_typed_is_still_here_their_draft()}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} onClick={() => void onTheirs()}>
          {t.pages.show_their_draft()}
        </Button>
        <Button size="small" busy={busy} onClick={() => void onMine()}>
          {t.pages.save_mine_over_it()}
        </Button>
      </div>
    </div>
  );
}
