import { t } from '@/texts';
import { language } from '@/texts/language';

const WORDS: Readonly<Record<string, string>> = {
  get NOT_FOUND() {
    return t.refusals.not_found();
  },
  get FORBIDDEN() {
    return t.refusals.forbidden();
  },
  get UNAUTHENTICATED() {
    return t.refusals.unauthenticated();
  },
  get PASSWORD_CHANGE_REQUIRED() {
    return t.refusals.password_change_required();
  },
  get TOO_MANY_REQUESTS() {
    return t.refusals.too_many_requests();
  },
  get PAYLOAD_TOO_LARGE() {
    return t.refusals.payload_too_large();
  },
  get SERVICE_UNAVAILABLE() {
    return t.refusals.service_unavailable();
  },
  get INTERNAL_SERVER_ERROR() {
    return t.refusals.internal_server_error();
  },
};

/**
 * What the server refuses a call with, in words. It speaks English: elsewhere a code that says all there is to say has words
 * of its own, and sentences that say more (which game, which rule) come as they are.
 */
export function refusalWords(code: string | undefined, message: string): string {
  return language() === 'en' ? message : (WORDS[code ?? ''] ?? message);
}
