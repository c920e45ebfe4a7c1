import { EllipsisVertical } from 'lucide-react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { IconButton } from './icon-button';
import { Menu, type MenuItem } from './menu';

interface Props {
  items: readonly MenuItem[];
  /** What they are about, where a screen has several such menus. */
  of?: string | undefined;
  size?: 'small' | 'medium';
}

/** What is seldom wanted, behind one button at the end of a bar. Admin area only. */
export function MoreMenu({ items, of, size = 'medium' }: Props) {
  const isSmall = size === 'small';
  return (
    <Menu
      items={items}
      trigger={
        <IconButton
          label={of === undefined ? t.ui.more() : t.ui.more_2({ ofValue: of })}
          icon={<EllipsisVertical aria-hidden="true" size={isSmall ? 16 : 18} />}
          className={cn('border border-line-strong bg-surface', isSmall && 'size-8!')}
        />
      }
    />
  );
}
