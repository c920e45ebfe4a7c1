import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useGameLocationsQuery } from '@/app/admin/games/game-writes.hooks.generated';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { LimitedInput } from '@/ui/limited-input';
import { blankSlot, SLOT_TEXTS, slotTextLabel, type SlotValues, weekLabel } from './schedule-form';

interface Props {
  /** Whose times they are, from 0; null: of every week. */
  week: number | null;
  slots: readonly SlotValues[];
  onChange: (slots: SlotValues[]) => void;
}

/** The times of every week, or of one: each with its hall and court, where there is something to say of them. */
export function SlotRows({ week, slots, onChange }: Props) {
  const halls = useGameLocationsQuery().data?.me?.actingFor?.locations ?? [];
  const label = weekLabel(week);
  const listId = useId();
  const set = (at: number, patch: Partial<SlotValues>): void =>
    onChange(slots.map((slot, index) => (index === at ? { ...slot, ...patch } : slot)));
  const add = (): void => onChange([...slots, { ...(slots.at(-1) ?? blankSlot(week)), week, time: '' }]);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {slots.map((slot, index) => (
          <li
            key={index}
            className="grid grid-cols-[8.5rem_1fr_auto] items-start gap-2 sm:grid-cols-[9rem_1fr_8rem_auto]"
          >
            <Input
              type="time"
              aria-label={t.schedules.time({ label, number: index + 1 })}
              value={slot.time}
              onChange={({ target }) => set(index, { time: target.value })}
            />
            {SLOT_TEXTS.map((text) => (
              <LimitedInput
                key={text.name}
                aria-label={slotTextLabel(label, text, index + 1)}
                placeholder={text.label()}
                max={text.max}
                className={text.name === 'court' ? 'max-sm:col-span-2 max-sm:row-start-2' : undefined}
                {...(text.name === 'location' && { list: listId, autoComplete: 'off' })}
                value={slot[text.name]}
                onChange={({ target }) => set(index, { [text.name]: target.value })}
              />
            ))}
            <IconButton
              label={t.schedules.remove_time_of({ number: index + 1, toLowerCase: label.toLowerCase() })}
              icon={<X aria-hidden="true" size={18} />}
              className="max-sm:col-start-3 max-sm:row-start-1"
              onClick={() => onChange(slots.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <datalist id={listId}>
        {halls.map(({ id, name }) => (
          <option key={id} value={name} aria-label={name} />
        ))}
      </datalist>
      <Button size="small" className="self-start" onClick={add}>
        <Plus aria-hidden="true" size={16} />
        {t.schedules.add_time_to({
          mark: (words) => <span className="sr-only">{words}</span>,
          toLowerCase: label.toLowerCase(),
        })}
      </Button>
    </div>
  );
}
