const BIND = 'B'.charCodeAt(0);
/** What of a Bind follows its parameters, that all columns come as text; then Execute for all rows, and Sync. */
const END_OF_BIND = Buffer.from([0, 0]);
const EXECUTE_AND_SYNC = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1');
const REST = Buffer.concat([END_OF_BIND, EXECUTE_AND_SYNC]);
const NULL_LENGTH = -1;

/**
 * What runs a prepared statement of which everything is known, as one piece: the driver writes a piece for each
 * message, and the socket then takes a list of them. The messages are described in PostgreSQL's documentation, chapter
 * "Frontend/Backend Protocol".
 * @param name of the statement
 * @param values parameters as text; null is NULL
 */
export function runMessages(name: string, values: readonly (string | null)[]): Buffer {
  // Type, length, the unnamed portal, the name, no formats (all text), the number of parameters.
  let size = 1 + 4 + 1 + Buffer.byteLength(name) + 1 + 2 + 2;
  for (const value of values) size += 4 + (value === null ? 0 : Buffer.byteLength(value));
  const bytes = Buffer.allocUnsafe(size + REST.length);
  let at = bytes.writeUInt8(BIND, 0);
  // The length counts itself, and not the type.
  at = bytes.writeInt32BE(size - 1 + END_OF_BIND.length, at);
  at = bytes.writeUInt8(0, at);
  at += bytes.write(name, at);
  at = bytes.writeUInt8(0, at);
  at = bytes.writeUInt16BE(0, at);
  at = bytes.writeUInt16BE(values.length, at);
  for (const value of values) {
    const length = value === null ? 0 : bytes.write(value, at + 4);
    at = bytes.writeInt32BE(value === null ? NULL_LENGTH : length, at) + length;
  }
  bytes.set(REST, at);
  return bytes;
}
