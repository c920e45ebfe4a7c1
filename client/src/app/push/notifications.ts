import { siteWorker } from '../site-worker/register';
import { askGraph } from '../answers/ask-graph';
import {
  FollowTeamByPushDocument,
  PushKeyDocument,
  type PushKeyQuery,
  UnfollowTeamByPushDocument,
} from './push.generated';
import { readTold, type Told, writeTold } from './told-teams';

/** Whether this browser can show notifications of the site, and may. */
export type NotificationState = 'possible' | 'denied' | 'unsupported' | 'needs-home-screen';

/** Notifications are asked for and have not been allowed. */
export class NotAllowed extends Error {}

/** The site has no worker here, which would show them. */
export class NotPossible extends Error {}

/**
 * What worker and page both know (client/worker/push-messages.ts): by which address to tell the server that messages go
 * elsewhere.
 */
const CACHE = 'push';

/** How long the server has for an answer, in milliseconds. */
const LONGEST_MS = 20_000;

/** What can be done here now. */
export function notificationState(): NotificationState {
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isPossible) return Notification.permission === 'denied' ? 'denied' : 'possible';
  return isApplesTouchDevice() && window.isSecureContext ? 'needs-home-screen' : 'unsupported';
}

/** There a site has notifications once it is on the home screen. An iPad says that it is a Mac, and is touched. */
function isApplesTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/**
 * Whether what was noted still holds: somebody may have taken the permission, or the browser its subscription, away.
 */
export async function stillTold(organizationId: string, teamId: string): Promise<boolean> {
  const told = readTold(organizationId);
  if (!told?.teams.includes(teamId) || notificationState() !== 'possible' || Notification.permission !== 'granted')
    return false;
  const registration = await siteWorker();
  const subscription = await registration?.pushManager.getSubscription();
  return !!registration && !!subscription && (await isKnown(registration, organizationId, subscription.endpoint));
}

/**
 * Whether messages of what was noted go to this address: the page has said so, or the worker, when the browser made
 * another one.
 */
async function isKnown(
  { scope }: ServiceWorkerRegistration,
  organizationId: string,
  endpoint: string,
): Promise<boolean> {
  if (readTold(organizationId)?.endpoint === endpoint) return true;
  const note = await (await caches.open(CACHE)).match(scope);
  return ((await note?.json()) as { endpoint?: string } | undefined)?.endpoint === endpoint;
}

/**
 * Tells this browser of a team's games from now on, or of other things than before. It asks for permission first: call
 * it for a press alone.
 * @throws NotAllowed, NotPossible; whatever else went wrong
 */
export async function tellOf(
  uri: string,
  organizationId: string,
  teamId: string,
  notices: readonly string[],
): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const registration = await siteWorker();
  if (!registration) throw new NotPossible();
  const { pushKey } = (await askGraph(uri, PushKeyDocument, {}, inTime())) as PushKeyQuery;
  // Another tab may take the subscription away before it is the turn of this one.
  let isDone = false;
  while (!isDone) {
    const subscription = await subscribed(registration, pushKey);
    isDone = await inTurn(() => tellAlso(uri, organizationId, teamId, notices, registration, subscription));
  }
}

async function tellAlso(
  uri: string,
  organizationId: string,
  teamId: string,
  notices: readonly string[],
  registration: ServiceWorkerRegistration,
  subscription: PushSubscription,
): Promise<boolean> {
  const present = await registration.pushManager.getSubscription();
  if (present?.endpoint !== subscription.endpoint) return false;
  const { endpoint, keys } = subscription.toJSON();
  const input = {
    organizationId,
    teamId,
    subscription: { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! },
    notices,
  };
  // Of what went to another address, which is no more, nobody is told.
  const others = (await isKnown(registration, organizationId, endpoint!)) ? readTold(organizationId)?.teams : [];
  await askGraph(uri, FollowTeamByPushDocument, { input }, inTime());
  const told: Told = {
    teams: [...new Set([...(others ?? []), teamId])],
    notices,
    endpoint: endpoint!,
  };
  writeTold(organizationId, told);
  await noteForWorker(registration, { organizationId, endpoint: endpoint! });
  return true;
}

/** Tells this browser of a team's games no more. @throws what went wrong */
export async function tellNoMore(uri: string, organizationId: string, teamId: string): Promise<void> {
  const registration = await siteWorker();
  await inTurn(() => takeOff(uri, organizationId, teamId, registration));
}

async function takeOff(
  uri: string,
  organizationId: string,
  teamId: string,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  const told = readTold(organizationId);
  const subscription = await registration?.pushManager.getSubscription();
  const endpoint = subscription?.endpoint ?? told?.endpoint;
  const teams = (told?.teams ?? []).filter((id) => id !== teamId);
  if (endpoint !== undefined)
    await askGraph(
      uri,
      UnfollowTeamByPushDocument,
      { input: { organizationId, endpoint, ...(teams.length > 0 && { teamId }) } },
      inTime(),
    );
  writeTold(organizationId, { notices: told?.notices ?? [], endpoint: endpoint ?? '', teams });
  if (teams.length > 0) return;
  await subscription?.unsubscribe();
  if (registration) await noteForWorker(registration, null);
}

/**
 * One change after the other, also those of other tabs: each goes by what the one before it has noted. Nothing in it
 * waits for ever, since all tabs would wait with it.
 */
function inTurn<Value>(change: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request(CACHE, change);
}

/** For a request that may hang. */
const inTime = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(LONGEST_MS) });

/**
 * The browser's subscription by the installation's key; one by another key, which is of no use any more, is replaced.
 */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key);
  const present = await pushManager.getSubscription();
  if (present) {
    const { applicationServerKey } = present.options;
    if (applicationServerKey && isSame(new Uint8Array(applicationServerKey), wanted)) return present;
    await present.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

async function noteForWorker(
  { scope }: ServiceWorkerRegistration,
  note: { organizationId: string; endpoint: string } | null,
): Promise<void> {
  const cache = await caches.open(CACHE);
  if (note) await cache.put(scope, new Response(JSON.stringify(note)));
  else await cache.delete(scope);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
