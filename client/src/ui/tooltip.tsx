import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * A word of explanation on hover and focus of its child, a focusable element. Admin area only; public pages use Hint.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={4}
            className="z-50 max-w-72 rounded-md border border-line bg-surface px-3 py-1.5 text-sm shadow-card"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
