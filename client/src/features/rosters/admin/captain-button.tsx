import { Star } from 'lucide-react';
import { cn } from '@/lib/cn';

interface Props {
  /** 'Captain' or 'Coach'. */
  label: string;
  name: string;
  pressed: boolean;
  onPress: () => void;
}

/** Makes a player of the roster the captain, or takes that back. */
export function CaptainButton({ label, name, pressed, onPress }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${label}: ${name}`}
      title={label}
      onClick={onPress}
      className={cn(
        'inline-flex size-9 items-center justify-center rounded-md hover:bg-surface-2',
        pressed ? 'text-accent' : 'text-muted',
      )}
    >
      <Star aria-hidden="true" size={18} fill={pressed ? 'currentColor' : 'none'} />
    </button>
  );
}
