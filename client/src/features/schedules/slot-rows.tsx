import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useGameLocationsQuery } from '@/app/admin/games/game-writes.hooks.generated';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { blankSlot, type SlotValues } from './schedule-form';

interface Props {
  /** Whose times they are: 'Every week', 'Week 3'. */
  label: string;
  week: number | null;
  slots: readonly SlotValues[];
  onChange: (slots: SlotValues[]) => void;
}

const PLACES = [
  { name: 'location', label: () => t.schedules.hall(), max: 200 },
  { name: 'court', label: () => t.schedules.court(), max: 50 },
] as const;

/** The times of every week, or of one: each with its hall and court, where there is something to say of them. */
export function SlotRows({ label, week, slots, onChange }: Props) {
  const halls = useGameLocationsQuery().data?.me?.actingFor?.locations ?? [];
  const listId = useId();
  const set = (at: number, patch: Partial<SlotValues>): void =>
    onChange(slots.map((slot, index) => (index === at ? { ...slot, ...patch } : slot)));
  const add = (): void => onChange([...slots, { ...(slots.at(-1) ?? blankSlot(week)), week, time: '' }]);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {slots.map((slot, index) => (
          <li key={index} className="grid grid-cols-[8.5rem_1fr_auto] gap-2 sm:grid-cols-[9rem_1fr_8rem_auto]">
            <Input
              type="time"
              aria-label={t.schedules.time({ label, number: index + 1 })}
              value={slot.time}
              onChange={({ target }) => set(index, { time: target.value })}
            />
            {PLACES.map(({ name, label: word, max }) => (
              <Input
                key={name}
                aria-label={t.schedules.of_time({ label, toLowerCase: word().toLowerCase(), number: index + 1 })}
                placeholder={word()}
                maxLength={max}
                className={name === 'court' ? 'max-sm:col-span-2 max-sm:row-start-2' : undefined}
                {...(name === 'location' && { list: listId, autoComplete: 'off' })}
                value={slot[name]}
                onChange={({ target }) => set(index, { [name]: target.value })}
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
