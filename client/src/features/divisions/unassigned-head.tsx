import { Checkbox } from '@/ui/checkbox';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
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
  return (
    <div className="flex flex-col gap-2 border-b border-line px-3 py-2">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 className="display leading-tight font-bold">
          Unassigned <span className="tabular font-normal text-muted">{count}</span>
        </h3>
        {count > 0 && (
          <Checkbox
            label="All"
            className="text-sm"
            aria-label="Select all unassigned teams"
            checked={selection.all}
            indeterminate={selection.some}
            onChange={selection.toggleAll}
          />
        )}
      </div>
      {count > 0 && (
        <Input
          type="search"
          aria-label="Find a team"
          placeholder="Find a team"
          className="min-h-9 text-sm"
          value={find}
          onChange={(event) => onFind(event.target.value)}
        />
      )}
      {chosen > 0 && (
        <Select
          aria-label={`Put ${chosen} selected into a division`}
          className="min-h-9 text-sm"
          placeholder={`Put ${chosen} selected into …`}
          options={divisions.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(event) => onAssign(event.target.value)}
        />
      )}
    </div>
  );
}
