const TRUNCATED = /^File truncated as it exceeds the (\d+) byte size limit\.$/u;
const TOO_MANY = /^(\d+) max file uploads exceeded\.$/u;
const LONG_FIELD = /^The .* multipart field value exceeds the (\d+) byte size limit\.$/u;

/**
 * What the library for uploads says of its limits, in words for whoever sent the files; anything else stays as it is.
 */
export function uploadWords(message: string): string {
  const truncated = TRUNCATED.exec(message)?.[1];
  if (truncated !== undefined)
    return `The file is larger than ${Math.floor(Number(truncated) / 1024 / 1024)} MB, the most that is taken.`;
  const most = TOO_MANY.exec(message)?.[1];
  if (most !== undefined) return `At most ${most} files can be sent at once.`;
  const field = LONG_FIELD.exec(message)?.[1];
  return field === undefined
    ? message
    : `The request is longer than ${Math.floor(Number(field) / 1024)} kB without its files, the most that is taken.`;
}
