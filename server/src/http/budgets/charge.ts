import { type AppError, tooMany } from '../../lib/errors.js';
import { networkOf } from '../../lib/network.js';
import type { Caller } from '../caller.js';
import type { Origin } from '../security/origin.js';
import type { Budgets } from './budgets.js';
import type { Policies, Policy } from './policy.js';
import { rateLimitFields } from './ratelimit-fields.js';

/** What requests are charged by. */
export interface RequestLimits {
  readonly budgets: Budgets;
  readonly policies: Policies;
}

/** Names of budgets of keys begin so: they have a limit of their own. */
const OF_KEYS = 'key ';
/** … and those of test keys end so: what they write is charged to a budget beside, of the same size. */
const OF_TESTS = ' test';

/** Whose budget a request draws on: the key's, the user's, the link's, or else the address'. */
export function budgetOwner({ signedIn, scorekeeper, key }: Caller, origin: Pick<Origin, 'address'>): string {
  if (key) return `${OF_KEYS}${key.identity.ownerId}-${key.identity.id}${key.identity.isTest ? OF_TESTS : ''}`;
  if (signedIn) return `user ${signedIn.actor.id}`;
  if (scorekeeper) return `link ${scorekeeper.organizationId}-${scorekeeper.linkId}`;
  return ownerAt(origin.address);
}

/** The same few addresses ask again and again. */
const owners = new Map<string, string>();
const MOST_ADDRESSES = 1_000;

/** The budget of an address. */
function ownerAt(address: string): string {
  const known = owners.get(address);
  if (known !== undefined) return known;
  const owner = networkBudget(networkOf(address));
  if (owners.size >= MOST_ADDRESSES) owners.clear();
  owners.set(address, owner);
  return owner;
}

/**
 * The budget of wrong keys from an address: one of its own, so that they use up nobody's there who shows a good one, or
 * none.
 */
export const wrongKeysAt = (address: string): string => `wrong keys of ${ownerAt(address)}`;

/** The budget of a network, as `networkOf` names it. */
export const networkBudget = (network: string): string => `address ${network}`;

/** What an answer from memory costs: a tenth of what it was estimated at. */
export const keptCost = (estimated: number): number => Math.max(1, Math.ceil(estimated / 10));

/** What one request is charged. */
export class Charge {
  private taken = 0;
  private policy: Policy | null;

  /** @param caller see `budgetOwner` */
  constructor(
    private readonly limits: RequestLimits,
    private readonly caller: string,
  ) {
    this.policy = caller.startsWith(OF_KEYS) ? limits.policies.key : limits.policies.cost;
  }

  /** Whether nothing has been charged yet. */
  get isEmpty(): boolean {
    return this.taken === 0;
  }

  /**
   * Charges a cost, at once where the process holds enough of the caller's budget.
   * @param isOwn whether it is the product's own pages that ask; a key draws on its budget whatever it asks
   * @param isWrite whether it is a mutation: those of a test key draw nothing from the budget that it reads by
   * @throws 429 with the seconds to wait
   */
  take(cost: number, isOwn: boolean, isWrite = false): Promise<void> | undefined {
    const { budgets, policies } = this.limits;
    const policy = this.caller.startsWith(OF_KEYS) ? policies.key : isOwn ? policies.own : policies.cost;
    this.policy = policy;
    this.taken += cost;
    const owner = isWrite && this.caller.endsWith(OF_TESTS) ? `${this.caller} writes` : this.caller;
    if (policy === null || budgets.takeHeld(policy, owner, cost)) return undefined;
    return this.wait(policy, owner, cost);
  }

  /**
   * Refuses who has nothing left as far as this process knows, and charges nothing: it asks nobody, unlike `take`.
   * @throws 429 with the seconds to wait
   */
  refuseIfEmpty(): void {
    if (this.policy === null || this.limits.budgets.balance(this.policy, this.caller).remaining >= 1) return;
    throw overLimit(this.policy, Math.ceil(60 / this.policy.perMinute));
  }

  /** Headers that say the limit and what is left of it, as node takes them. */
  fields(): string[] {
    return this.policy === null ? [] : rateLimitFields(this.limits.budgets.balance(this.policy, this.caller));
  }

  private async wait(policy: Policy, owner: string, cost: number): Promise<void> {
    const seconds = await this.limits.budgets.take(policy, owner, cost);
    if (seconds > 0) throw overLimit(policy, seconds);
  }
}

function overLimit({ perMinute }: Policy, seconds: number): AppError {
  return tooMany(
    `This call would cost more than is left: at most ${perMinute} a minute. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
    seconds,
  );
}
