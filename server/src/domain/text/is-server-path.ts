import { SERVER_SEGMENTS } from './reserved-segments.js';

const SEGMENTS: ReadonlySet<string> = new Set(SERVER_SEGMENTS);
/** A path that ends like a file: a page's never does. */
const FILE = /\.([a-z0-9]{1,8}|webmanifest)$/i;

/**
 * Whether a path (with or without a slash ahead) is the server's own or that of a file, in any case: there is no page
 * at it.
 */
export function isServerPath(path: string): boolean {
  return SEGMENTS.has(path.replace(/^\//, '').split('/', 1)[0]!.toLowerCase()) || FILE.test(path);
}
