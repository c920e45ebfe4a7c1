import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import Upload from 'graphql-upload/Upload.mjs';
import { LIMITS } from '../http/graphql/limits/rules.js';
import { AppError } from '../lib/errors.js';

/** The most bytes of one file; images are made smaller after that. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_FILES = 3;
const MAX_FIELDS = 100;

/** A form: its fields, and what makes it the same as another. */
export interface Form {
  /** Texts, lists of texts (repeated fields, or named `…[]`), and files as the graph takes them. */
  fields: Record<string, unknown>;
  /** A digest of all of it. */
  digest: string;
}

/** Whether a request brings a form with files. */
export function isForm(req: IncomingMessage): boolean {
  return /^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '');
}

/**
 * Reads a form with its files.
 * @throws 400 for what is no form, 413
 */
export function readForm(req: IncomingMessage): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const digest = createHash('sha256');
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      req.unpipe();
      req.resume();
      reject(error);
    };
    const tooLarge = (message: string) => (): void => fail(new AppError('PAYLOAD_TOO_LARGE', message));
    const add = (name: string, value: unknown, content: string | Buffer): void => {
      digest.update(`${name.length}:${name}${content.length}:`).update(content);
      const key = name.endsWith('[]') ? name.slice(0, -2) : name;
      const before = fields[key];
      if (before !== undefined) fields[key] = [before, value].flat();
      else fields[key] = key === name ? value : [value];
    };
    const form = openForm(req, fail);
    form?.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) tooLarge(`${name} is too large; at most ${LIMITS.bodyBytes} bytes are allowed.`)();
      else add(name, value, value);
    });
    form?.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', tooLarge(`${name} is too large; at most ${MAX_FILE_BYTES} bytes are allowed.`));
      stream.on('end', () => {
        const content = Buffer.concat(chunks);
        // A browser sends a file of nothing where none was chosen.
        if (content.length > 0) add(name, uploadOf(filename ?? '', content), content);
      });
    });
    form?.on('filesLimit', tooLarge(`At most ${MAX_FILES} files are allowed.`));
    form?.on('fieldsLimit', tooLarge(`At most ${MAX_FIELDS} fields are allowed.`));
    form?.on('error', () => fail(new AppError('BAD_USER_INPUT', 'The request body is not a valid form.')));
    form?.on('close', () => resolve({ fields, digest: digest.digest('base64url') }));
    req.on('aborted', () => reject(new AppError('BAD_USER_INPUT', 'The request ended before its body did.')));
    if (form) req.pipe(form);
  });
}

function openForm(req: IncomingMessage, fail: (error: Error) => void): Busboy | null {
  try {
    const limits = { fieldSize: LIMITS.bodyBytes, fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: MAX_FIELDS };
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch {
    fail(new AppError('BAD_USER_INPUT', 'The request body is not a valid form.'));
    return null;
  }
}

/** A file in the form in which the graph takes files. */
function uploadOf(filename: string, content: Buffer): Upload {
  const upload = new Upload();
  const file = {
    filename,
    fieldName: filename,
    mimetype: 'application/octet-stream',
    encoding: '7bit',
    createReadStream: () => Readable.from([content]),
  };
  upload.resolve(file as unknown as Parameters<Upload['resolve']>[0]);
  return upload;
}
