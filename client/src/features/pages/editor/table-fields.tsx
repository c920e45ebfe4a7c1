import { Trash2 } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LimitedInput } from '@/ui/limited-input';
import { tooLong } from '@/ui/too-long';
import type { BlockValues } from './block-values';
import { useRemovedToast } from './use-removed-toast';

type TableValue = BlockValues['table'];

/** The most columns of a table. */
const MOST_COLUMNS = 12;

/** Most characters of a head or a cell. */
const LONGEST_CELL = 500;

/** What is said of a table with texts that are too long, beside which it stands as well; null for any other one. */
export function tableProblem({ columns, rows }: TableValue): string | null {
  return [...columns, ...rows.flat()].map((text) => tooLong(text, LONGEST_CELL)).find((said) => said !== null) ?? null;
}

/** Heads and cells of a table, a control each. */
export function TableFields({
  ref,
  value: { columns, rows },
  onChange,
  onLater,
}: {
  /** Focuses the first text that is too long. */
  ref?: Ref<{ focus: () => void }>;
  value: TableValue;
  onChange: (table: TableValue) => void;
  /** Changes the table as it is by then, wherever it stands; false: it is there no more. */
  onLater: (change: (now: TableValue) => TableValue) => boolean;
}) {
  const said = useRemovedToast();
  const cells = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => cells.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  }));
  const setHead = (column: number, text: string): void => onChange({ columns: columns.with(column, text), rows });
  const setCell = (row: number, column: number, text: string): void =>
    onChange({ columns, rows: rows.with(row, rows[row]!.with(column, text)) });
  const removeRow = (row: number): void => {
    onChange({ columns, rows: rows.toSpliced(row, 1) });
    said(t.pages.row_number({ number: row + 1 }), () =>
      onLater((now) => {
        // As wide as the table is by now.
        const cells = now.columns.map((_head, column) => rows[row]![column] ?? '');
        return { columns: now.columns, rows: now.rows.toSpliced(row, 0, cells) };
      }),
    );
  };
  const removeLastColumn = (): void => {
    onChange({ columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) });
    said(columns.at(-1) || t.pages.column({ number: columns.length }), () =>
      onLater((now) =>
        now.columns.length >= MOST_COLUMNS
          ? now
          : {
              columns: [...now.columns, columns.at(-1)!],
              rows: now.rows.map((cells, row) => [...cells, rows[row]?.at(-1) ?? '']),
            },
      ),
    );
  };
  return (
    <div className="flex flex-col gap-3">
      {/* Focusable, so that the keyboard can scroll it sideways. */}
      <section ref={cells} className="relative overflow-x-auto p-1" aria-label={t.pages.cells()} tabIndex={0}>
        <table className="w-full border-separate border-spacing-1">
          <thead>
            <tr>
              {columns.map((head, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no identity but their place
                <th key={column} scope="col" className="min-w-32 align-top font-normal">
                  <LimitedInput
                    aria-label={t.pages.head_of_column({ number: column + 1 })}
                    value={head}
                    max={LONGEST_CELL}
                    className="font-semibold"
                    onChange={(event) => setHead(column, event.target.value)}
                  />
                </th>
              ))}
              <th className="w-10">
                <span className="sr-only">{t.pages.remove_3()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
              <tr key={row}>
                {cells.map((text, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells have no identity but their place
                  <td key={column} className="align-top">
                    <LimitedInput
                      aria-label={t.pages.row({
                        number: row + 1,
                        columns: columns[column] || t.pages.column({ number: column + 1 }),
                      })}
                      value={text}
                      max={LONGEST_CELL}
                      onChange={(event) => setCell(row, column, event.target.value)}
                    />
                  </td>
                ))}
                <td className="align-top">
                  <IconButton
                    label={t.pages.remove_row({ number: row + 1 })}
                    icon={<Trash2 aria-hidden="true" size={16} />}
                    onClick={() => removeRow(row)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChange({ columns, rows: [...rows, columns.map(() => '')] })}>
          {t.pages.add_row()}
        </Button>
        <Button
          size="small"
          disabled={columns.length >= MOST_COLUMNS}
          onClick={() => onChange({ columns: [...columns, ''], rows: rows.map((cells) => [...cells, '']) })}
        >
          {t.pages.add_column()}
        </Button>
        <Button size="small" disabled={columns.length <= 1} onClick={removeLastColumn}>
          {t.pages.remove_last_column()}
        </Button>
      </div>
    </div>
  );
}
