import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button } from './button';

interface Props {
  /** What is deleted, for screen readers: the word alone stands in every row. */
  name: string;
  onDelete: () => void;
  busy?: boolean;
  className?: string;
}

/** The button of a row or a card that deletes it. */
export function DeleteButton({ name, onDelete, busy, className }: Props) {
  return (
    <Button
      size="small"
      variant="ghost"
      className={cn('text-danger!', className)}
      aria-label={t.ui.delete({ name })}
      busy={busy}
      onClick={onDelete}
    >
      {t.common.delete()}
    </Button>
  );
}
