import { randomBytes } from 'node:crypto';

/** A file to send. */
export interface TestFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/**
 * The body of a GraphQL multipart request.
 * @param files by the path of the variable that they stand for, for example 'variables.input.logo'
 */
export function multipartBody(
  operations: object,
  files: Readonly<Record<string, TestFile>>,
): { body: Buffer; headers: Record<string, string> } {
  const boundary = randomBytes(12).toString('hex');
  const entries = Object.entries(files);
  const map = Object.fromEntries(entries.map(([path], index) => [String(index), [path]]));
  const part = (disposition: string, content: Buffer, type?: string): Buffer[] => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...part('name="operations"', Buffer.from(JSON.stringify(operations))),
    ...part('name="map"', Buffer.from(JSON.stringify(map))),
    ...entries.flatMap(([, { name, type, bytes }], index) => part(`name="${index}"; filename="${name}"`, bytes, type)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
