import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type FormerLease, lease, LEASE_MS } from './lease.js';
import { blockOf, type Policy } from './policy.js';

/** Callers of a policy whose leases a process remembers; what one has leased is lost when it is forgotten. */
const MOST_CALLERS = 10_000;
/** While nothing is left, or the database does not answer, the process does not ask more often. */
const LEAST_WAIT_MS = 100;
const MOST_WAIT_MS = 1_000;

/** What a caller may still cost, as far as this process knows. */
export interface Balance {
  readonly policy: Policy;
  readonly remaining: number;
}

/** A caller's lease in this process. */
interface Account {
  readonly policy: Policy;
  former: FormerLease;
  /** Of the lease, not spent yet. */
  units: number;
  /** What the database had beside the lease, at `asked`. */
  level: number;
  asked: number;
  /** Until when nothing can be had, by the process' own clock. */
  emptyUntil: number;
  pending: Promise<void> | null;
}

/** By caller. Found by the caller's name alone: a name that is put together would be hashed anew for each call. */
type Accounts = Map<string, Account>;

/** A clock that only goes forward, in milliseconds. */
type Clock = () => number;

/**
 * What callers cost, for all processes together: a process spends what it has leased without asking anybody, and leases
 * the next block when that is not enough. Never more passes than the policy says, and at most a block of each further
 * process fewer. While the database does not answer, everything passes: it would be slow to say why not.
 */
export class Budgets {
  private readonly accounts: Readonly<Record<Policy['name'], Accounts>> = {
    cost: new Map(),
    own: new Map(),
    key: new Map(),
  };

  constructor(
    private readonly pool: Pool,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly now: Clock = () => performance.now(),
  ) {}

  /**
   * Takes a cost off what the process holds.
   * @returns false when that is not enough, so that `take` has to ask
   */
  takeHeld(policy: Policy, caller: string, cost: number): boolean {
    const account = this.accounts[policy.name].get(caller);
    return account !== undefined && this.spend(account, withinBurst(policy, cost));
  }

  /**
   * Takes a cost off a caller's budget. More than the burst costs as much as the burst.
   * @returns 0, or after how many seconds there will be enough
   */
  async take(policy: Policy, caller: string, cost: number): Promise<number> {
    const key = keyOf(policy, caller);
    const needed = withinBurst(policy, cost);
    const account = this.accountOf(caller, policy);
    for (;;) {
      if (this.spend(account, needed)) return 0;
      if (account.pending === null && this.now() < account.emptyUntil) return this.secondsUntil(account, needed);
      account.pending ??= this.lease(key, account, needed).finally(() => (account.pending = null));
      await account.pending;
    }
  }

  /** What a caller has left. */
  balance(policy: Policy, caller: string): Balance {
    const account = this.accounts[policy.name].get(caller);
    if (!account) return { policy, remaining: policy.burst };
    const now = this.now();
    const units = unitsOf(account, now);
    return { policy, remaining: units === Infinity ? policy.burst : Math.floor(units + levelOf(account, now)) };
  }

  /** Gives back what is leased, so that the next process has it. */
  async close(): Promise<void> {
    const now = this.now();
    const all = Object.values(this.accounts);
    const held = all.flatMap((accounts) => [...accounts].filter(([, account]) => unitsOf(account, now) > 0));
    for (const accounts of all) accounts.clear();
    await Promise.allSettled(
      held.map(async ([caller, { policy, former, units }]) =>
        lease(this.pool, keyOf(policy, caller), policy, 0, { ...former, unspent: units }, 0),
      ),
    );
  }

  private accountOf(caller: string, policy: Policy): Account {
    const accounts = this.accounts[policy.name];
    const known = accounts.get(caller);
    const account = known ?? {
      policy,
      former: NOTHING,
      units: 0,
      level: policy.burst,
      asked: 0,
      emptyUntil: 0,
      pending: null,
    };
    // Those that were not heard of for longest come first, and go first.
    accounts.delete(caller);
    accounts.set(caller, account);
    if (accounts.size > MOST_CALLERS) accounts.delete(accounts.keys().next().value as string);
    return account;
  }

  private spend(account: Account, cost: number): boolean {
    if (unitsOf(account, this.now()) < cost) return false;
    account.units -= cost;
    return true;
  }

  private secondsUntil(account: Account, needed: number): number {
    const now = this.now();
    const missing = needed - unitsOf(account, now) - levelOf(account, now);
    return Math.max(1, Math.ceil((missing * 60) / account.policy.perMinute));
  }

  private async lease(key: string, account: Account, needed: number): Promise<void> {
    const { policy, former, units } = account;
    // From before the question, so that a lease is over here before it is in the database.
    const asked = this.now();
    const unspent = units === Infinity ? 0 : units;
    account.units = 0;
    try {
      const got = await lease(this.pool, key, policy, needed, { ...former, unspent }, blockOf(policy));
      const { granted, level, countedSince } = got;
      Object.assign(account, { units: granted, level, asked, former: { granted, unspent: 0, countedSince } });
      const wait = ((needed - granted) * 60_000) / policy.perMinute;
      if (granted < needed) account.emptyUntil = this.now() + Math.min(MOST_WAIT_MS, Math.max(LEAST_WAIT_MS, wait));
    } catch (error) {
      this.log.warn({ err: error }, 'what callers cost could not be counted');
      Object.assign(account, { units: Infinity, asked: asked - LEASE_MS + MOST_WAIT_MS, former: NOTHING });
    }
  }
}

const NOTHING: FormerLease = { granted: 0, unspent: 0, countedSince: null };

const unitsOf = ({ units, asked }: Account, now: number): number => (now - asked < LEASE_MS ? units : 0);

/** What the database has by now, if nobody else has leased. */
const levelOf = ({ level, asked, units, policy }: Account, now: number): number =>
  Math.min(policy.burst - units, level + ((now - asked) * policy.perMinute) / 60_000);

/** Callers' names are short: `networkOf` has 60 characters at most. */
const keyOf = ({ name }: Policy, caller: string): string => `${name} ${caller}`;

const withinBurst = ({ burst }: Policy, cost: number): number => Math.min(cost, burst);
