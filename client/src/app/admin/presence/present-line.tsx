import { Users } from 'lucide-react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import type { Present } from './use-presence';

/**
 * Who else has the game open, and where; nothing while nobody has. Who is there by several devices is named once a
 * place.
 */
export function PresentLine({
  others,
  isOneLine = false,
}: {
  others: readonly Present[];
  /** Whether what does not fit is cut off, so that it takes the same room always. */
  isOneLine?: boolean;
}) {
  const words = others.map(({ username, place }) => (place ? `${username} (${place})` : username));
  const names = [...new Set(words)].join(', ');
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm">
          <Users aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-muted" />
          <span className={cn('min-w-0', isOneLine ? 'truncate' : 'break-words')} title={isOneLine ? names : undefined}>
            {t.admin.also_here()} {names}
          </span>
        </p>
      )}
    </div>
  );
}
