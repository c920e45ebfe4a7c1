import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { useTypedText } from '@/ui/use-typed-text';
import type { Selection } from '@/ui/use-selection';

interface Props {
  /** How many there are, whatever the filter shows. */
  count: number;
  divisions: readonly { id: string; name: string }[];
  find: string;
  onFind: (text: string) => void;
  selection: Selection;
  /** Puts the chosen teams behind those of a division. */
  onAssign: (divisionId: string) => void;
}

/** The head of the list of unassigned teams: how many, a filter, and a way to assign several at once. */
export function UnassignedHead({ count, divisions, find, onFind, selection, onAssign }: Props) {
  const chosen = selection.selected.length;
  const [text, type] = useTypedText(find, onFind);
  return (
    <div className="flex flex-col gap-2 border-b border-line px-3 py-2">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 className="display leading-tight font-bold">
          {t.divisions.unassigned({
            mark: (words) => <span className="tabular font-normal text-muted">{words}</span>,
            count,
          })}
        </h3>
        {count > 0 && (
          <Checkbox
            label={t.divisions.all()}
            className="text-sm"
            aria-label={t.divisions.select_all_unassigned_teams()}
            checked={selection.all}
            indeterminate={selection.some}
            onChange={selection.toggleAll}
          />
        )}
      </div>
      {count > 0 && (
        <Input
          type="search"
          aria-label={t.divisions.find_a_team()}
          placeholder={t.divisions.find_a_team()}
          className="min-h-9 text-sm"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {chosen > 0 && (
        <Select
          aria-label={t.divisions.put_selected_into_a_division({ chosen })}
          className="min-h-9 text-sm"
          placeholder={t.divisions.put_selected_into({ chosen })}
          options={divisions.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(event) => onAssign(event.target.value)}
        />
      )}
    </div>
  );
}
