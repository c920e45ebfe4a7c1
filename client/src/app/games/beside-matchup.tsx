import type { ReactNode } from 'react';

/**
 * Who plays, and beside it (below on a phone) what else a list says of the game in muted words: where it will be
 * played.
 */
export function BesideMatchup({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <span className="block sm:flex sm:items-center sm:justify-between sm:gap-4">
      <span className="block min-w-0">{children}</span>
      {text && (
        <span className="mt-0.5 block min-w-0 text-xs text-muted wrap-anywhere sm:mt-0 sm:max-w-[45%] sm:text-right">
          {text}
        </span>
      )}
    </span>
  );
}
