import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Select } from '@/ui/select';

interface Props {
  /** What the file is called. */
  name: string;
  file: {
    columns: readonly { name: string; field: string | null }[];
    fields: readonly { name: string; required: boolean }[];
    rows: readonly (readonly string[])[];
  };
  /** What was chosen for a column, by its name; '' leaves it out. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (column: string, field: string) => void;
}

const LEAVE_OUT = '-';

/** The start of a file, with a choice over each column of what it is. */
export function FilePreview({ name: fileName, file, chosen, onChoose }: Props) {
  if (file.columns.length === 0) return null;
  const taken = new Set(file.columns.map(({ field }) => field));
  const missing = file.fields.filter(({ name, required }) => required && !taken.has(name));
  const options = [
    { value: LEAVE_OUT, label: t.seasonImport.leave_out() },
    ...file.fields.map(({ name, required }) => ({ value: name, label: required ? `${name} *` : name })),
  ];
  return (
    <Card title={fileName} flush>
      {missing.length > 0 && (
        <p className="px-4 pt-3 text-sm text-danger">
          {t.seasonImport.no_column_is_taken_for()} {missing.map(({ name }) => name).join(', ')}
          {t.seasonImport.choose_below_the_column_that_holds_it()}
        </p>
      )}
      {/* Focusable, so that the keyboard can scroll it sideways. */}
      <section
        className="relative overflow-x-auto p-3"
        aria-label={t.seasonImport.columns_of({ fileName })}
        tabIndex={0}
      >
        <table className="table" data-dense>
          <caption className="sr-only">{t.seasonImport.its_columns_and_first_lines({ fileName })}</caption>
          <thead>
            <tr>
              {file.columns.map(({ name, field }, index) => (
                <th key={`${index} ${name}`} scope="col" className="min-w-44 align-bottom">
                  <span className="block pb-1">{name || t.seasonImport.no_name()}</span>
                  <Select
                    aria-label={t.seasonImport.what_is({ name: name || t.seasonImport.the_column_without_a_name() })}
                    placeholder={t.seasonImport.not_recognised()}
                    options={options}
                    value={chosen[name] === '' ? LEAVE_OUT : (field ?? '')}
                    onChange={({ target }) => onChoose(name, target.value === LEAVE_OUT ? '' : target.value || name)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.rows.map((cells, line) => (
              <tr key={line}>
                {cells.map((cell, index) => (
                  <td key={index} className="whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
