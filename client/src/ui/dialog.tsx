import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useContext, useState } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { useSecondPressIgnored } from './second-press';
import { createUnsavedScope, UnsavedContext } from './unsaved-context';
import { useDialogFocus } from './use-dialog-focus';
import { useDiscardQuestion } from './use-may-discard';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog: begins in its first field, keeps the focus and gives it back, closes with Escape. What was typed in
 * it is not thrown away by that, by a click beside it or by the x without a question. Admin area only: it weighs too
 * much for public pages.
 */
export function Dialog({ open, onOpenChange, title, description, actions, wide = false, children }: Props) {
  const outer = useContext(UnsavedContext);
  const [scope] = useState(() => createUnsavedScope(outer));
  const mayDiscard = useDiscardQuestion();
  const focus = useDialogFocus();
  const change = async (next: boolean): Promise<void> => {
    if (next || (await mayDiscard(scope))) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => void change(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...focus}
          onEscapeKeyDown={(event) => isListOpen(event.target) && event.preventDefault()}
          onInteractOutside={(event) => isOfMessage(event.target) && event.preventDefault()}
          className={cn(
            'fixed top-1/2 left-1/2 z-40 flex max-h-[92dvh] w-[calc(100vw-1.5rem)] -translate-1/2 flex-col rounded-lg border border-line bg-surface shadow-card',
            wide ? 'max-w-3xl' : 'max-w-lg',
          )}
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
            <Radix.Title className="display text-lg font-bold">{title}</Radix.Title>
            <Radix.Close
              aria-label={t.common.close()}
              className="inline-flex size-10 items-center justify-center rounded-md hover:bg-surface-2"
            >
              <X aria-hidden="true" size={20} />
            </Radix.Close>
          </div>
          <div data-part="body" className="relative flex flex-col gap-4 overflow-y-auto p-4">
            {description !== undefined && <Radix.Description className="text-muted">{description}</Radix.Description>}
            <UnsavedContext value={scope}>{children}</UnsavedContext>
          </div>
          {actions && (
            <div data-part="foot" className="flex flex-wrap justify-end gap-2 border-t border-line p-3">
              {actions}
            </div>
          )}
          <SecondPress />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Is there as long as the dialog is open. */
function SecondPress() {
  useSecondPressIgnored();
  return null;
}

/**
 * Whether a key was pressed in a search whose list is open: Escape closes that first. The dialog hears the key before
 * the search does.
 */
function isListOpen(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
}

/** Whether it is in a message over the dialog, or was when it was pressed: to close that is not to leave the dialog. */
function isOfMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-part=message]') !== null;
}
