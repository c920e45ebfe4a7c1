import { X } from 'lucide-react';
import type { TieBreak } from '@/graphql/schema.generated';
import { capital, scoreNames } from '@/lib/score-names';
import { t } from '@/texts';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import { SortableList } from '@/ui/sortable-list';

/** What the tie-breaks are called. */
const NAMES: Record<TieBreak, (sport: string) => string> = {
  HEAD_TO_HEAD: () => t.admin.head_to_head(),
  POINT_DIFFERENCE: (sport) => capital(scoreNames(sport).difference),
  POINTS_SCORED: (sport) => capital(scoreNames(sport).scored),
  AWAY_WINS: () => t.admin.wins_away(),
  DRAWN_LOT: () => t.admin.drawn_lot(),
};

interface Props {
  value: readonly TieBreak[];
  /** The name of the sport. */
  sport: string;
  onChange: (next: TieBreak[]) => void;
}

/** The tie-breaks of a league in the order in which they are asked: dragged, or moved with the keyboard. */
export function TieBreakList({ value, sport, onChange }: Props) {
  const others = (Object.keys(NAMES) as TieBreak[]).filter((each) => !value.includes(each));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{t.admin.teams_that_are_level_are_ordered_by()}</legend>
      {value.length > 0 && (
        <SortableList
          items={value.map((id) => ({ id }))}
          nameOf={({ id }) => NAMES[id](sport)}
          onReorder={(next) => onChange(next.map(({ id }) => id))}
          className="divide-y divide-line rounded-md border border-line"
          itemClassName="bg-surface first:rounded-t-md last:rounded-b-md"
        >
          {({ id }, handle, index) => (
            <div className="flex items-center gap-2 pl-1">
              {handle}
              <span className="tabular w-4 text-muted">{index + 1}</span>
              <span className="min-w-0 flex-1">{NAMES[id](sport)}</span>
              <IconButton
                label={t.admin.remove_2({ names: NAMES[id](sport) })}
                icon={<X aria-hidden="true" size={18} />}
                onClick={() => onChange(value.filter((each) => each !== id))}
              />
            </div>
          )}
        </SortableList>
      )}
      <p className="text-sm text-muted">
        {value.length > 0 ? t.admin.after_these_and_at_last_by_name() : t.admin.by_name_alone()}
      </p>
      {others.length > 0 && (
        <Select
          aria-label={t.admin.add_a_tie_break()}
          placeholder={t.admin.add_a_tie_break()}
          options={others.map((each) => ({ value: each, label: NAMES[each](sport) }))}
          value=""
          onChange={({ target }) => target.value && onChange([...value, target.value as TieBreak])}
        />
      )}
    </fieldset>
  );
}
