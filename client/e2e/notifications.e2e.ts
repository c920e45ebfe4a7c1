import { expectAccessible } from './accessible';
import { findSample } from './sample';
import { type CDPSession, expect, letSiteWorker, type Page, test } from './test';

const TEAM = 'Houston Rockets';

let team: string;
test.beforeAll(async ({ request }) => {
  ({ team } = await findSample(request));
});
test.beforeEach(({ context }) => letSiteWorker(context));

/**
 * In the page: the browser's own way to a push service, which this one has none of. What is subscribed is kept for the
 * tab.
 */
function standIn(): void {
  const stored = (): PushSubscription | null => {
    const text = sessionStorage.getItem('subscription');
    if (text === null) return null;
    const { endpoint, key } = JSON.parse(text) as { endpoint: string; key: number[] };
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(key).buffer, userVisibleOnly: true },
      toJSON: () => ({
        endpoint,
        // Of RFC 8291's example.
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: () => {
        sessionStorage.removeItem('subscription');
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
  };
  // Whatever is granted to it, a browser without a window says that nothing is.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
  Notification.requestPermission = () => Promise.resolve('granted');
  PushManager.prototype.getSubscription = () => Promise.resolve(stored());
  PushManager.prototype.subscribe = (options) => {
    const key = [...new Uint8Array(options!.applicationServerKey as ArrayBuffer)];
    const endpoint = `https://push.example.net/${Math.random().toString(36).slice(2)}`;
    sessionStorage.setItem('subscription', JSON.stringify({ endpoint, key }));
    return Promise.resolve(stored()!);
  };
}

const share = (page: Page) => page.getByRole('complementary', { name: 'Share' });
const dialog = (page: Page) => page.getByRole('dialog', { name: `Notifications: ${TEAM}` });

async function openDialog(page: Page): Promise<void> {
  await page.goto(`/nba/teams/${team}`);
  await share(page).getByRole('button', { name: 'Follow this team' }).click();
  await share(page).getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** What the page tells the server about push messages. */
function followed(page: Page): { operation: string; input: Record<string, unknown> }[] {
  const told: { operation: string; input: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/graphql')) return;
    const { operationName: operation, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { input: Record<string, unknown> };
    };
    if (/ByPush/.test(operation)) told.push({ operation, input: variables.input });
  });
  return told;
}

test('notifications of a followed team are switched on, chosen and switched off; the server knows each time', async ({
  page,
  context,
}) => {
  await context.addInitScript(standIn);
  const told = followed(page);
  await openDialog(page);
  const onOff = dialog(page).getByRole('switch', { name: /^Notifications/ });
  await expect(onOff).toHaveAttribute('aria-checked', 'false');
  await expectAccessible(page);
  await onOff.press('Space');
  await expect(dialog(page).getByRole('status')).toHaveText('Notifications are on.');
  await expect(onOff).toHaveAttribute('aria-checked', 'true');
  // The second one while the first is on its way.
  await dialog(page).getByRole('checkbox', { name: 'begins' }).uncheck();
  await dialog(page).getByRole('checkbox', { name: 'moved' }).uncheck();
  await expect.poll(() => told.at(-1)!.input['notices']).toEqual(['CALLED_OFF', 'ENDS']);
  await expect(dialog(page).getByRole('status')).toHaveText('Notifications are on.');
  await page.keyboard.press('Escape');
  const button = share(page).getByRole('button', { name: 'Notifications on' });
  await expect(button).toBeFocused();

  await page.reload();
  await button.click();
  await expect(onOff).toHaveAttribute('aria-checked', 'true');
  await expect(dialog(page).getByRole('checkbox', { name: 'begins' })).not.toBeChecked();
  await onOff.click();
  await expect(dialog(page).getByRole('status')).toHaveText('Notifications are off.');
  expect(told.at(-1)!.operation).toBe('UnfollowTeamByPush');
  expect(await page.evaluate(() => sessionStorage.getItem('subscription'))).toBeNull();

  // Who follows no more is told no more.
  await onOff.click();
  await expect(dialog(page).getByRole('status')).toHaveText('Notifications are on.');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await share(page).getByRole('button', { name: 'Following' }).click();
  await expect.poll(() => told.at(-1)!.operation).toBe('UnfollowTeamByPush');
  await expect(share(page).getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
});

test('what failed can be tried again; where notifications are denied it says where that is changed', async ({
  page,
  context,
}) => {
  await context.addInitScript(standIn);
  let isBroken = true;
  await page.route('**/graphql**', (route) =>
    isBroken && /FollowTeamByPush/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await openDialog(page);
  const onOff = dialog(page).getByRole('switch', { name: /^Notifications/ });
  await onOff.click();
  await expect(dialog(page).getByRole('status')).toHaveText('That did not work. Please try again.');
  isBroken = false;
  await onOff.click();
  await expect(dialog(page).getByRole('status')).toHaveText('Notifications are on.');

  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await page.reload();
  await share(page).getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(dialog(page)).toContainText('Allow them in its settings for this site');
  await onOff.click();
  await expect(onOff).toHaveAttribute('aria-checked', 'false');
});

test('a browser without notifications is told so, and an iPhone that the site belongs on its home screen', async ({
  browser,
  baseURL,
}) => {
  for (const [userAgent, words] of [
    [undefined, 'This browser cannot show notifications of this site.'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1', 'Add to Home Screen'],
  ] as const) {
    const context = await browser.newContext({ ...(userAgent && { userAgent }), ...(baseURL && { baseURL }) });
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
    });
    const page = await context.newPage();
    await openDialog(page);
    await expect(dialog(page)).toContainText(words);
    await expect(dialog(page).getByRole('switch')).toHaveCount(0);
    await context.close();
  }
});

test('the worker of the site shows what is pushed, and opens the page of the game', async ({ page, context }) => {
  await page.goto(`/nba/teams/${team}`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(watchWorker);
  await deliver(await context.newCDPSession(page), scope, {
    title: 'Comets at Rockets is moved',
    body: 'Now: Oct 9, 2026, 6:30 PM',
    lang: 'en',
    path: 'games/12',
    tag: 'game-12',
    icon: 'icon-192.png?v=01c65b3f',
  });
  const { origin } = new URL(scope);
  await expect
    .poll(() => worker!.evaluate(() => (globalThis as unknown as WatchedWorker).shown))
    .toMatchObject([
      {
        title: 'Comets at Rockets is moved',
        options: { tag: 'game-12', data: 'games/12', icon: `${origin}/nba/icon-192.png?v=01c65b3f` },
      },
    ]);
  expect(await worker!.evaluate(press)).toEqual([`${origin}/nba/games/12`]);
});

/** What the worker knows that a page does not, and what is noted of it. */
interface WatchedWorker {
  clients: { openWindow(url: string): Promise<null> };
  registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
  shown: { title: string; options: NotificationOptions | undefined }[];
  opened: string[];
}

/** In the worker: notes what it would show and open. Without a window the browser does neither. */
function watchWorker(): void {
  const self = globalThis as unknown as WatchedWorker;
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = (title, options) => {
    self.shown.push({ title, options });
    return Promise.resolve();
  };
  self.clients.openWindow = (url) => {
    self.opened.push(url);
    return Promise.resolve(null);
  };
}

/** In the worker: presses what it has shown last. @returns what is opened by it */
async function press(): Promise<string[]> {
  const self = globalThis as unknown as WatchedWorker;
  let work: Promise<unknown> = Promise.resolve();
  const event = Object.assign(new Event('notificationclick'), {
    notification: { data: self.shown.at(-1)!.options!.data as unknown, close: () => undefined },
    waitUntil: (done: Promise<unknown>) => {
      work = done;
    },
  });
  self.dispatchEvent(event);
  await work;
  return self.opened;
}

/** Pushes a message to the worker of a scope, as the browser does with one of its push service. */
async function deliver(client: CDPSession, scope: string, message: object): Promise<void> {
  const id = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === scope);
      if (found) resolve(found.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(scope).origin,
    registrationId: await id,
    data: JSON.stringify(message),
  });
}
