import type { Balance } from './budgets.js';

/**
 * The fields `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers, as node takes headers. `q` is the
 * burst and `w` the seconds in which it gathers; `r` is what is left of it and `t` the seconds until it is whole again.
 */
export function rateLimitFields({ policy: { name, perMinute, burst }, remaining }: Balance): string[] {
  const left = Math.max(0, Math.min(burst, remaining));
  return [
    'ratelimit-policy',
    `"${name}";q=${burst};w=${secondsFor(burst, perMinute)}`,
    'ratelimit',
    `"${name}";r=${left};t=${secondsFor(burst - left, perMinute)}`,
  ];
}

const secondsFor = (cost: number, perMinute: number): number => Math.ceil((cost * 60) / perMinute);
