import { Client } from 'pg';
import { TenantVersions } from './tenant-versions.js';

const CHANNEL = 'tenant_changed';
const SESSIONS_CHANNEL = 'sessions_ended';
const DELIVERIES_CHANNEL = 'webhook_deliveries';
const MAILS_CHANNEL = 'mails';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const PULSE_MS = 10_000;

/** How the listener behaves; the defaults are for production. */
export interface ListenerOptions {
  /** A direct connection (no transaction pooling): DATABASE_DIRECT_URL. */
  readonly url: string;
  /** Told each time that the connection is lost or cannot be made. */
  readonly onError?: (error: Error) => void;
  /**
   * Pause between two signs of life, in milliseconds; a server that does not answer one before the next is due counts
   * as lost.
   */
  readonly pulseMs?: number;
}

/** The running listener. */
export interface TenantListener {
  readonly versions: TenantVersions;
  close(): Promise<void>;
}

/** `5,6`: the sessions that have ended; `some`: more than a message holds. */
function noteEnd(versions: TenantVersions, message: string): void {
  versions.endSessions(message === 'some' ? 'some' : message.split(',').map(Number));
}

/** `7`: a tenant; `7:41`: a game's live rows; `7:41:5,6`: those of two players in it; or `platform`. */
function noteChange(versions: TenantVersions, message: string): void {
  const [tenant, gameId, playerIds] = message.split(':');
  if (message === 'platform') versions.bump(message);
  else if (gameId === undefined) versions.bump(Number(tenant));
  else
    versions.bumpLive(Number(tenant), { gameId: Number(gameId), playerIds: (playerIds?.split(',') ?? []).map(Number) });
}

/**
 * Keeps `versions` up to date: every committed write anywhere (the schema's triggers say which tenant it touched)
 * raises that tenant's version here. While the connection is down the versions count as unhealthy, which switches the
 * answer cache off; it is made again with growing pauses, and then everything counts as changed, because messages of
 * the meantime are lost.
 * @returns after the first attempt to connect, successful or not
 */
export async function listenForTenantChanges({
  url,
  onError = () => undefined,
  pulseMs = PULSE_MS,
}: ListenerOptions): Promise<TenantListener> {
  const versions = new TenantVersions();
  let closed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;

  const lose = (lost: Client, error: Error): void => {
    if (closed || client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    versions.setHealthy(false);
    onError(error);
    // The connection is broken: nothing is left to be said over it, and waiting for its goodbye could take as long as
    // TCP's timeouts.
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };

  const pulse = (alive: Client): void => {
    timer = setTimeout(() => {
      timer = setTimeout(() => lose(alive, new Error('the database does not answer its listener')), pulseMs);
      alive.query('SELECT 1').then(
        () => {
          clearTimeout(timer);
          if (client === alive) pulse(alive);
        },
        (error: Error) => lose(alive, error),
      );
    }, pulseMs);
  };

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: url,
      application_name: 'courtbook listener',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the database closed the connection of its listener')));
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === DELIVERIES_CHANNEL) versions.noteDeliveries();
      else if (channel === MAILS_CHANNEL) versions.noteMails();
      else (channel === SESSIONS_CHANNEL ? noteEnd : noteChange)(versions, payload);
    });
    try {
      await next.connect();
      await next.query(
        `LISTEN ${CHANNEL}; LISTEN ${SESSIONS_CHANNEL}; LISTEN ${DELIVERIES_CHANNEL}; LISTEN ${MAILS_CHANNEL}`,
      );
    } catch (error) {
      lose(next, error as Error);
      return;
    }
    if (client !== next) return;
    pause = FIRST_PAUSE_MS;
    versions.bumpAll();
    versions.endSessions('some');
    versions.setHealthy(true);
    pulse(next);
  };

  const close = async (): Promise<void> => {
    closed = true;
    clearTimeout(timer);
    versions.setHealthy(false);
    await client?.end();
  };

  await connect();
  return { versions, close };
}
