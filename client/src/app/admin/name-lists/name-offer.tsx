import { Button } from '@/ui/button';

/** Somebody or something that has a name already. */
export interface Namesake {
  id: string;
  name: string;
  /** A sentence about it: 'Ana Reyes plays for Rockets.' */
  says: string;
  /** What the button says that takes it instead; null when it cannot be taken. */
  use: string | null;
}

/**
 * Told while a name is typed: who or what has it, with a button that takes that one instead. Read out when it appears.
 */
export function NameOffer({
  namesakes,
  onUse,
  children,
}: {
  namesakes: readonly Namesake[];
  onUse: (namesake: Namesake) => void;
  children?: React.ReactNode;
}) {
  return (
    <div role="status">
      {namesakes.length > 0 && (
        <div className="flex flex-col gap-2 rounded-md border border-line bg-surface-2 p-3 text-sm">
          {namesakes.map((namesake) => (
            <p key={namesake.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <span className="min-w-0 font-medium break-words">{namesake.says}</span>
              {namesake.use !== null && (
                <Button size="small" aria-label={`${namesake.use} ${namesake.says}`} onClick={() => onUse(namesake)}>
                  {namesake.use}
                </Button>
              )}
            </p>
          ))}
          {children}
        </div>
      )}
    </div>
  );
}
