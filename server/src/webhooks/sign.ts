import { createHmac } from 'node:crypto';

/**
 * The signature header of a delivery: `t=1767225600,v1=…`, with a further `v1` while two secrets sign. Each is the
 * HMAC-SHA256 of `{t}.{body}` in hexadecimal, under a secret as it was shown.
 * @param at when it is sent; receivers refuse old ones, so that nobody can send a delivery again that was overheard
 */
export function signatureOf(body: string, secrets: readonly string[], at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const sums = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  return [`t=${time}`, ...sums.map((sum) => `v1=${sum}`)].join(',');
}
