import { deprecationTerms } from '../lib/releases/deprecation-terms.js';
import type { JsonSchema } from './json-schema.js';

/**
 * How OpenAPI says that something is deprecated: by its own word, the first day without it, and what to use instead.
 */
type DeprecationMarks = Pick<JsonSchema, 'deprecated' | 'x-sunset' | 'x-deprecation-reason'>;

/** @param text in the form of every deprecation's reason; absent for what is not deprecated */
export function deprecationMarks(text: string | null | undefined): DeprecationMarks {
  if (text == null) return {};
  const { reason, until } = deprecationTerms(text);
  return { deprecated: true, ...(until !== null && { 'x-sunset': until }), 'x-deprecation-reason': reason };
}
