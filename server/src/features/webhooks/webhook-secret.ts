import { randomBytes } from 'node:crypto';

/** A new secret that deliveries are signed with: 256 random bits behind a word by which scanners find leaked ones. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}
