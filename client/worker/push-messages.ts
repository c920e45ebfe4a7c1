/** Shows push messages of a site, and opens what they are about. Part of the worker of the site's pages. */

/** What the server sends (server/src/push/message.ts). Paths are below the site. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly path: string;
  readonly tag: string;
  readonly icon: string;
}

/** What a page of the site has noted for this worker (client/src/app/push/notifications.ts). */
interface Note {
  readonly organizationId: string;
  readonly endpoint: string;
}

/** The browser tells that its push service has ended a subscription; it may say which, and have made another. */
interface PushSubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const CACHE = 'push';
/** A message leads to the page of a game, and nowhere else. */
const GAME = /^games\/[1-9]\d{0,9}$/;
const ICON = /^icon-192\.png\?v=[0-9a-f]{8}$/;

/** Listens for push messages in the name of a site's worker. Call it while the script is loaded: browsers want that. */
export function handlePush(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('push', (event) => event.waitUntil(show(self, event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(self, event.notification.data));
  });
  // TypeScript's event map has it without its subscriptions.
  self.addEventListener('pushsubscriptionchange', (event: Event) => {
    const change = event as PushSubscriptionChange;
    change.waitUntil(renew(self, change));
  });
}

async function show(self: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const message = read(data);
  if (message === null) return;
  const { title, body, lang, path, tag, icon } = message;
  // A later message about a game takes the place of the former, and is told as well.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    lang,
    tag,
    renotify: true,
    data: path,
    ...(ICON.test(icon) && { icon: below(self, icon) }),
  };
  await self.registration.showNotification(title, options);
}

function read(data: PushMessageData | null): PushMessage | null {
  try {
    const message = data?.json() as PushMessage;
    return typeof message.title === 'string' && typeof message.body === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** Brings the page of a game to the front where it is open, and opens it otherwise. */
async function open(self: ServiceWorkerGlobalScope, path: unknown): Promise<void> {
  if (typeof path !== 'string' || !GAME.test(path)) return;
  const address = below(self, path);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin + pathname === address;
  });
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** Asks for messages anew, by the key of the installation, and says where they go. */
async function renew(
  self: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChange,
): Promise<void> {
  const { scope, pushManager } = self.registration;
  const cache = await caches.open(CACHE);
  const note = (await (await cache.match(scope))?.json()) as Note | undefined;
  if (!note) return;
  const subscription = newSubscription ?? (await subscribe(pushManager));
  const { endpoint, keys } = subscription.toJSON();
  await ask('mutation RenewPush($input: RenewPushInput!) { renewPushSubscription(input: $input) }', {
    input: {
      organizationId: note.organizationId,
      formerEndpoint: oldSubscription?.endpoint ?? note.endpoint,
      subscription: { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    },
  });
  await cache.put(scope, new Response(JSON.stringify({ ...note, endpoint })));
}

async function subscribe(pushManager: PushManager): Promise<PushSubscription> {
  const { pushKey } = (await ask('query PushKey { pushKey }', {})) as { pushKey: string };
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

/** Asks the graph as nobody in particular: the worker knows no session. */
async function ask(query: string, variables: Record<string, unknown>): Promise<unknown> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'omit',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data?: unknown };
  if (!data) throw new Error(`the graph answered ${response.status}`);
  return data;
}

/** An address of this site, which may be at a path of the platform. */
function below({ registration, location }: ServiceWorkerGlobalScope, path: string): string {
  const { pathname } = new URL(registration.scope);
  return `${location.origin}${pathname.replace(/\/$/, '')}/${path}`;
}
