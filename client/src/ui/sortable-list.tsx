import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { moved } from '@/lib/moved';
import { t } from '@/texts';

interface Props<Item extends { id: string }> {
  items: readonly Item[];
  /** How an item is called when its move is read out. */
  nameOf: (item: Item) => string;
  /** Given the new order, and which place moved to which. */
  onReorder: (items: readonly Item[], from: number, to: number) => void;
  /** An item's row; `handle` is what it is dragged by. */
  children: (item: Item, handle: ReactNode, index: number) => ReactNode;
  className?: string;
  itemClassName?: string;
}

const helpText = () => t.ui.to_move_an_item_press_space_or_enter();

/** A list whose items are dragged by a handle, or moved with the keyboard; every step is read out. Admin area only. */
export function SortableList<Item extends { id: string }>({
  items,
  nameOf,
  onReorder,
  children,
  className,
  itemClassName,
}: Props<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const name = (id: UniqueIdentifier): string => items.filter((item) => item.id === id).map(nameOf)[0] ?? '';
  const place = (id: UniqueIdentifier): number => items.findIndex((item) => item.id === id);
  const spoken = (id: UniqueIdentifier): string => t.ui.of_2({ number: place(id) + 1, count: items.length });
  const end = ({ active, over }: DragEndEvent): void => {
    const next = over ? moved(items, String(active.id), String(over.id)) : items;
    if (next !== items) onReorder(next, place(active.id), place(over!.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: helpText() },
        announcements: {
          onDragStart: ({ active }) => t.ui.picked_up({ id: name(active.id), spoken: spoken(active.id) }),
          onDragOver: ({ active, over }) =>
            over ? t.ui.is_over_position({ id: name(active.id), spoken: spoken(over.id) }) : undefined,
          onDragEnd: ({ active, over }) =>
            over ? t.ui.put_at_position({ id: name(active.id), spoken: spoken(over.id) }) : undefined,
          onDragCancel: ({ active }) => t.ui.stays_where_it_was({ id: name(active.id) }),
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={className}>
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)} className={itemClassName}>
              {(handle) => children(item, handle, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({
  id,
  name,
  className,
  children,
}: {
  id: string;
  name: string;
  className: string | undefined;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={t.ui.move({ name })}
      className="inline-flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-muted hover:bg-surface-2 hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" size={18} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(className, isDragging && 'relative z-10 shadow-card outline-2 outline-accent')}
    >
      {children(handle)}
    </li>
  );
}
