import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** One thing that a menu offers to do. */
export interface MenuItem {
  label: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

interface Props {
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Which edge of the trigger it keeps to; default 'end', for triggers at the end of a line. */
  align?: 'start' | 'end';
}

/** A menu below its trigger (a button). Admin area only. */
export function Menu({ trigger, items, align = 'end' }: Props) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 rounded-md border border-line bg-surface p-1 shadow-card"
        >
          {items.map((item, index) => (
            <DropdownMenu.Item
              key={index}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={cn(ITEM, item.danger && 'text-danger')}
            >
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-3 text-sm outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-accent-soft';
