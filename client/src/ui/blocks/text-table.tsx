import { Table } from '../table';

/** A table as its organization wrote it: texts, the first column naming each row. */
export function TextTable({
  caption,
  columns,
  rows,
}: {
  caption: string | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className="card max-w-4xl overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <Table
        caption={caption ?? columns.join(', ')}
        showCaption={caption !== null}
        fitsWide
        columns={columns.map((header, index) => ({
          key: String(index),
          header,
          cell: (row: { cells: readonly string[] }) => row.cells[index] ?? '',
        }))}
        rows={rows.map((cells, index) => ({ cells, key: String(index) }))}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
