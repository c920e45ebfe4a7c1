import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { SortableList } from '@/ui/sortable-list';

/** An entry of a list of settings: it has a place, and is shown to visitors or not. */
export interface Listed {
  id: string;
  name: string;
  hidden: boolean;
}

interface Props<Item extends Listed> {
  items: readonly Item[];
  /** What an entry is called in the language of the page; its name where this is left out. */
  nameOf?: (item: Item) => string;
  /** 'Unhide' or 'Show': how the button is called that undoes 'Hide'. */
  showLabel: string;
  /** Below the name. */
  detail?: (item: Item) => ReactNode;
  onReorder: (items: readonly Item[]) => void;
  onToggle: (item: Item) => void;
  /** More buttons. */
  actions?: (item: Item) => ReactNode;
}

/** A list in an order of its own, whose entries are hidden and shown: statistics, periods, attributes. */
export function VisibilityList<Item extends Listed>({
  items,
  nameOf = ({ name }) => name,
  showLabel,
  detail,
  onReorder,
  onToggle,
  actions,
}: Props<Item>) {
  return (
    <SortableList
      items={items}
      nameOf={nameOf}
      onReorder={onReorder}
      className="divide-y divide-line"
      itemClassName="bg-surface"
    >
      {(item, handle) => {
        const more = actions?.(item);
        return (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-3 pl-1">
            {handle}
            <div className="min-w-0 flex-1 basis-32">
              <p className={cn('leading-tight font-semibold break-words', item.hidden && 'text-muted')}>
                {nameOf(item)}
              </p>
              {detail && <p className="text-sm text-muted empty:hidden">{detail(item)}</p>}
            </div>
            <Mark hidden={item.hidden} />
            <div className={cn('flex gap-1.5', Boolean(more) && 'max-sm:basis-full max-sm:pl-13')}>
              <Button
                size="small"
                className="min-w-18"
                aria-label={`${item.hidden ? showLabel : t.admin.hide()} ${nameOf(item)}`}
                onClick={() => onToggle(item)}
              >
                {item.hidden ? showLabel : t.admin.hide()}
              </Button>
              {more}
            </div>
          </div>
        );
      }}
    </SortableList>
  );
}

function Mark({ hidden }: { hidden: boolean }) {
  const Icon = hidden ? EyeOff : Eye;
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm sm:w-20', hidden ? 'text-muted' : 'text-success')}>
      <Icon aria-hidden="true" size={16} />
      <span className="max-sm:sr-only">{hidden ? t.admin.hidden() : t.admin.visible()}</span>
    </span>
  );
}
