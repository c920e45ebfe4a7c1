/**
 * The rows of a list in a new order, as the server answers them once it has stored it: those that have another place
 * than before are changed, and so have a new version, on which the next write is based.
 */
export function placed<Row extends { position: number; version: number }>(rows: readonly Row[]): Row[] {
  return rows.map((row, position) =>
    row.position === position ? row : { ...row, position, version: row.version + 1 },
  );
}
