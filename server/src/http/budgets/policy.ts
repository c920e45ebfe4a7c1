import type { Config } from '../../config.js';

/** How much a caller may cost: so much a minute, and at once as much as has gathered, up to the burst. */
export interface Policy {
  /** As `RateLimit-Policy` names it. */
  readonly name: 'cost' | 'own' | 'key';
  readonly perMinute: number;
  readonly burst: number;
}

/** For whatever strangers ask, for the operations that the product's own pages are made of, and for who shows a key. */
export interface Policies {
  /** Null: without limit. */
  readonly cost: Policy | null;
  readonly own: Policy | null;
  readonly key: Policy | null;
}

type Limits = Pick<
  Config,
  'rateLimit' | 'rateLimitBurst' | 'rateLimitOwn' | 'rateLimitOwnBurst' | 'rateLimitKey' | 'rateLimitKeyBurst'
>;

/** The policies as configured. */
export function policiesOf(limits: Limits): Policies {
  const policy = (name: Policy['name'], perMinute: number, burst: number): Policy | null =>
    perMinute === 0 ? null : { name, perMinute, burst: Math.max(burst, 1) };
  return {
    cost: policy('cost', limits.rateLimit, limits.rateLimitBurst),
    own: policy('own', limits.rateLimitOwn, limits.rateLimitOwnBurst),
    key: policy('key', limits.rateLimitKey, limits.rateLimitKeyBurst),
  };
}

/** What a process leases at a time, which is also how far the count may be off: a twentieth of the burst. */
export const blockOf = ({ burst }: Policy): number => Math.ceil(burst / 20);
