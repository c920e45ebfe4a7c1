import { X } from 'lucide-react';
import type { TieBreak } from '@/graphql/schema.generated';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import { SortableList } from '@/ui/sortable-list';

/** What the tie-breaks are called. */
const NAMES: Record<TieBreak, string> = {
  HEAD_TO_HEAD: 'Head-to-head',
  POINT_DIFFERENCE: 'Point difference',
  POINTS_SCORED: 'Points scored',
  AWAY_WINS: 'Wins away',
  DRAWN_LOT: 'Drawn lot',
};

interface Props {
  value: readonly TieBreak[];
  onChange: (next: TieBreak[]) => void;
}

/** The tie-breaks of a league in the order in which they are asked: dragged, or moved with the keyboard. */
export function TieBreakList({ value, onChange }: Props) {
  const others = (Object.keys(NAMES) as TieBreak[]).filter((each) => !value.includes(each));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">Teams that are level are ordered by</legend>
      {value.length > 0 && (
        <SortableList
          items={value.map((id) => ({ id }))}
          nameOf={({ id }) => NAMES[id]}
          onReorder={(next) => onChange(next.map(({ id }) => id))}
          className="divide-y divide-line rounded-md border border-line"
          itemClassName="bg-surface first:rounded-t-md last:rounded-b-md"
        >
          {({ id }, handle, index) => (
            <div className="flex items-center gap-2 pl-1">
              {handle}
              <span className="tabular w-4 text-muted">{index + 1}</span>
              <span className="min-w-0 flex-1">{NAMES[id]}</span>
              <IconButton
                label={`Remove ${NAMES[id]}`}
                icon={<X aria-hidden="true" size={18} />}
                onClick={() => onChange(value.filter((each) => each !== id))}
              />
            </div>
          )}
        </SortableList>
      )}
      <p className="text-sm text-muted">{value.length > 0 ? 'After these, and at last, by name.' : 'By name alone.'}</p>
      {others.length > 0 && (
        <Select
          aria-label="Add a tie-break"
          placeholder="Add a tie-break"
          options={others.map((each) => ({ value: each, label: NAMES[each] }))}
          value=""
          onChange={({ target }) => target.value && onChange([...value, target.value as TieBreak])}
        />
      )}
    </fieldset>
  );
}
