import type { Balance } from './budgets.js';
import type { Policy } from './policy.js';

/**
 * The fields `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers, as node takes headers. `q` is
 * the burst and `w` the seconds in which it gathers; `r` is what is left of it and `t` the seconds until it is whole
 * again.
 */
export function rateLimitFields({ policy, remaining }: Balance): string[] {
  const { name, perMinute, burst } = policy;
  const left = Math.max(0, Math.min(burst, remaining));
  return [
    'ratelimit-policy',
    policyText(policy),
    'ratelimit',
    `"${name}";r=${left};t=${secondsFor(burst - left, perMinute)}`,
  ];
}

/** Policies are the same objects for as long as the process lives. */
const texts = new WeakMap<Policy, string>();

function policyText(policy: Policy): string {
  const known = texts.get(policy);
  if (known !== undefined) return known;
  const { name, perMinute, burst } = policy;
  const text = `"${name}";q=${burst};w=${secondsFor(burst, perMinute)}`;
  texts.set(policy, text);
  return text;
}

const secondsFor = (cost: number, perMinute: number): number => Math.ceil((cost * 60) / perMinute);
