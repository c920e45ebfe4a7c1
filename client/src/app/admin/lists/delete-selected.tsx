import { Trash2 } from 'lucide-react';
import { t } from '@/texts';
import { Button } from '@/ui/button';

interface Props {
  /** How many are selected; where it is left out, the button does not say it. */
  count?: number;
  disabled?: boolean;
  /** They are being deleted. */
  busy?: boolean;
  size?: 'small' | 'medium';
  onDelete: () => void;
}

/** In a list's bar: deletes the rows that are selected. A phone has room for its picture alone. */
export function DeleteSelected({ count = 0, disabled = false, busy = false, size = 'medium', onDelete }: Props) {
  return (
    <Button
      size={size}
      disabled={disabled}
      busy={busy}
      className={size === 'small' ? 'max-sm:gap-0 max-sm:px-2' : 'max-sm:gap-0 max-sm:px-2.5'}
      onClick={onDelete}
    >
      <Trash2 aria-hidden="true" size={size === 'small' ? 16 : 18} />
      <span>
        <span className="max-sm:sr-only">{t.common.delete_selected()}</span>
        {count > 0 && ` (${count})`}
      </span>
    </Button>
  );
}
