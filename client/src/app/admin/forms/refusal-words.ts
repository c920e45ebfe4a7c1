import { t } from '@/texts';
import { language } from '@/texts/language';

const WORDS: Readonly<Record<string, () => string>> = {
  NOT_FOUND: () => t.refusals.not_found(),
  FORBIDDEN: () => t.refusals.forbidden(),
  UNAUTHENTICATED: () => t.refusals.unauthenticated(),
  PASSWORD_CHANGE_REQUIRED: () => t.refusals.password_change_required(),
  TOO_MANY_REQUESTS: () => t.refusals.too_many_requests(),
  PAYLOAD_TOO_LARGE: () => t.refusals.payload_too_large(),
  SERVICE_UNAVAILABLE: () => t.refusals.service_unavailable(),
  INTERNAL_SERVER_ERROR: () => t.refusals.internal_server_error(),
};

/**
 * What the server refuses a call with, in words. It speaks English: elsewhere a code that says all there is to say has
 * words of its own, and sentences that say more (which game, which rule) come as they are.
 */
export function refusalWords(code: string | undefined, message: string): string {
  return language() === 'en' ? message : (WORDS[code ?? '']?.() ?? message);
}
