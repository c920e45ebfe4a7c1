import type { IncomingMessage } from 'node:http';
import type { StatementLog } from '../../database/prepared.js';
import { forbidden } from '../../lib/errors.js';
import type { AppParts } from '../app-parts.js';
import { Charge, wrongKeysAt } from '../budgets/charge.js';
import type { KnownKey } from './key-ring.js';

/**
 * The key that a request shows. One that opens nothing costs its address something, and where too many did, only keys
 * that are known already are taken: nobody makes the database look for ever more of them.
 * @param shown as `shownKey` gives it
 * @throws 401 for what is no key, or no longer; 403 for a page that may not use it; 429
 */
export async function admitKey(
  { keys, usage, limits }: AppParts,
  shown: string,
  { address, sender }: { address: string; sender: string | undefined },
  log?: StatementLog,
): Promise<KnownKey> {
  const wrongKeys = new Charge(limits, wrongKeysAt(address));
  if (!keys.knows(shown)) wrongKeys.refuseIfEmpty();
  const key = await keys.find(shown, log);
  const refusal = keys.refusalOf(key) ?? refusalAt(key!, sender);
  if (refusal === null) return key!;
  if (key !== null) usage.count(key.identity, true);
  await wrongKeys.take(1, false);
  throw refusal;
}

/** Whether the page that a request comes from is one of those that the key is for, so that it may write, too. */
export function isForPage({ origins }: KnownKey, { headers: { origin } }: IncomingMessage): boolean {
  return origin !== undefined && origins.includes(origin);
}

function refusalAt({ origins }: KnownKey, sender: string | undefined): Error | null {
  if (sender === undefined || origins.length === 0 || origins.includes(sender)) return null;
  return forbidden('This API key is not for pages of this origin.');
}
