/** Headers of every answer that is no page: nothing in it may be shown, run or framed. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * That HTTPS will do from now on: half a year, on this host alone. Other hosts of an organization are not ours to
 * promise for.
 */
export const TRANSPORT_SECURITY = 'max-age=15552000';

/** What a page may do beyond using the host's own scripts, styles, images and answers. */
export interface PagePolicy {
  /** Hashes of its inline scripts, as `sha256-…`. */
  scriptHashes?: readonly string[];
  /** Hashes of its inline styles, as `sha256-…`. */
  styleHashes?: readonly string[];
  /** Any inline style: for the admin area, whose dialogs write one when they open. Hashes would switch it off again. */
  inlineStyles?: boolean;
  /** Which workers it may have, to open without a network: the host's, or one script. Default: none. */
  workers?: string;
  /** Origins of frames, scripts and measurements that its organization uses: videos, analytics. */
  frames?: readonly string[];
  scripts?: readonly string[];
  connections?: readonly string[];
}

/**
 * A page's Content-Security-Policy. By hashes, never by nonce: a page may come from memory. Images may come from any
 * HTTPS host, since sponsors' and players' pictures do.
 */
export function pageSecurityPolicy(policy: PagePolicy = {}): string {
  const {
    scriptHashes = [],
    styleHashes = [],
    inlineStyles = false,
    workers = "'none'",
    frames = [],
    scripts = [],
    connections = [],
  } = policy;
  const hashed = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashed(scriptHashes), ...scripts],
    // Attribute styles carry computed widths (bars, column counts); they can hide or move things, not run or send them.
    'style-src': ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : hashed(styleHashes))],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'manifest-src': ["'self'"],
    'worker-src': [workers],
    'connect-src': ["'self'", ...connections],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
