import { resolve } from 'node:path';
import { EnvironmentReader } from './config-reader.js';
import { type DatabaseLimits, DEFAULT_LIMITS, DEFAULT_POOL_SIZE } from './database/limits/limits.js';

/** Levels of the log, most talkative first. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** An S3-compatible store for uploads. */
export interface S3Config {
  /** S3_ENDPOINT: origin of the store. */
  readonly endpoint: string;
  /** S3_REGION; default us-east-1. */
  readonly region: string;
  /** S3_BUCKET. */
  readonly bucket: string;
  /** S3_ACCESS_KEY_ID. */
  readonly accessKeyId: string;
  /** S3_SECRET_ACCESS_KEY. */
  readonly secretAccessKey: string;
}

/** The environment, read and checked once at start. */
export interface Config {
  /** PORT: where everything is served; default 4000; 0 takes a free one. */
  readonly port: number;
  /** METRICS_PORT: a port of its own for /metrics; null answers it on PORT, for the platform's host alone. */
  readonly metricsPort: number | null;
  /** HOST: the address to listen on; default 127.0.0.1. */
  readonly host: string;
  /** DATABASE_URL: a PostgreSQL server (15 or newer) of one's own; null runs the embedded one. */
  readonly databaseUrl: string | null;
  /**
   * DATABASE_DIRECT_URL: the same database past any transaction pooling, for migrations and LISTEN; default
   * DATABASE_URL.
   */
  readonly databaseDirectUrl: string | null;
  /** DATABASE_REPLICA_URL: a streaming replica for visitors' reads; null reads all from the primary. */
  readonly databaseReplicaUrl: string | null;
  /** PREPARED_STATEMENTS: 1 (default) keeps statements prepared per connection; 0 for transaction pooling. */
  readonly preparedStatements: boolean;
  /** DATABASE_POOL_SIZE: most connections of each of a process' pools (reads, writes, replica); default 16. */
  readonly databasePoolSize: number;
  /** DATABASE_*_TIMEOUT: how long the database may keep callers waiting; read in seconds. */
  readonly databaseLimits: DatabaseLimits;
  /** DATA_DIR: embedded database, uploads and the session secret, as an absolute path; default .data. */
  readonly dataDir: string;
  /** PLATFORM_HOST: host name of the platform, where tenants have a slug; default localhost. */
  readonly platformHost: string;
  /**
   * ANALYTICS_IDS: measurement ids by host, for pages of no organization; default none. Organizations have their own.
   */
  readonly analyticsIds: Readonly<Record<string, string>>;
  /** DEMO: 1 (default) fills an empty database with the demo organizations; 0 with the super administrator alone. */
  readonly demo: boolean;
  /** ADMIN_PASSWORD: for the accounts made in an empty database; null makes a random one and prints it once. */
  readonly adminPassword: string | null;
  /** SESSION_SECRET: at least 32 characters; null makes one and keeps it in DATA_DIR. */
  readonly sessionSecret: string | null;
  /** TRUST_PROXY: how many proxies in front may set X-Forwarded-*; default 0: nobody. */
  readonly trustProxy: number;
  /** LIVE_STREAMS: most streams of events and sockets that a process holds open; default 20000. */
  readonly liveStreams: number;
  /** LIVE_STREAMS_PER_ADDRESS: most of one address, which a whole gym may share; default 300. */
  readonly liveStreamsPerAddress: number;
  /**
   * LIVE_OPERATIONS_PER_ADDRESS: most different operations that one address follows; default 60: a hall with several
   * courts, its tables and its visitors.
   */
  readonly liveOperationsPerAddress: number;
  /** RATE_LIMIT: cost that a caller may ask for in a minute; default 600000; 0: without limit. */
  readonly rateLimit: number;
  /** RATE_LIMIT_BURST: how much of it at once, after a quiet time; default RATE_LIMIT. */
  readonly rateLimitBurst: number;
  /** RATE_LIMIT_OWN: the same for what the product's own pages ask; default 6000000; 0: without limit. */
  readonly rateLimitOwn: number;
  /** RATE_LIMIT_OWN_BURST: default RATE_LIMIT_OWN. */
  readonly rateLimitOwnBurst: number;
  /** RATE_LIMIT_KEY: the same for each API key, wherever it is used; default 1200000; 0: without limit. */
  readonly rateLimitKey: number;
  /** RATE_LIMIT_KEY_BURST: default RATE_LIMIT_KEY. */
  readonly rateLimitKeyBurst: number;
  /** COURTSIDE_OFFLINE: 1 (default) lets the screen at the table open without a network; 0 takes that off browsers. */
  readonly courtsideOffline: boolean;
  /**
   * PAGES_OFFLINE: 1 (default) lets public pages that were seen before open without a network; 0 takes that off
   * browsers.
   */
  readonly pagesOffline: boolean;
  /**
   * WEBHOOK_PRIVATE_HOSTS: hosts of the own network, by name or address, that webhooks may be delivered to, also
   * without TLS; default none.
   */
  readonly webhookPrivateHosts: readonly string[];
  /** PUBLIC_URL: where the platform is reached, for links in mails: an origin, without a slash at its end. */
  readonly publicUrl: string;
  /** SMTP_URL: the server that mails are handed to; null writes them into files of DATA_DIR, and nothing is sent. */
  readonly smtpUrl: string | null;
  /** MAIL_FROM: who mails are from, as `Courtbook <no-reply@example.org>`. */
  readonly mailFrom: string;
  /**
   * VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: by which push services know this installation; null makes a pair and keeps it
   * in the database.
   */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** VAPID_SUBJECT: whom a push service turns to: PUBLIC_URL where that is https, else the address of MAIL_FROM. */
  readonly vapidSubject: string;
  /** PUSH_PRIVATE_HOSTS: hosts of the own network that run a push service, also without TLS; default none. */
  readonly pushPrivateHosts: readonly string[];
  /** S3_*: where uploads go; null keeps them in DATA_DIR. */
  readonly s3: S3Config | null;
  /** LOG_LEVEL: default info. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/**
 * Reads the configuration. An empty variable counts as absent.
 * @param directory what a relative DATA_DIR is relative to
 * @throws ConfigError naming every variable that is wrong or missing
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, directory = process.cwd()): Config {
  const read = new EnvironmentReader(environment);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const mail = readMail(read);
  const config: Config = {
    port: read.integer('PORT', 4000, 0, 65_535),
    metricsPort: read.text('METRICS_PORT') === null ? null : read.integer('METRICS_PORT', 0, 1, 65_535),
    host: read.text('HOST') ?? '127.0.0.1',
    databaseUrl,
    databaseDirectUrl: read.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']) ?? databaseUrl,
    databaseReplicaUrl: read.url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    preparedStatements: read.flag('PREPARED_STATEMENTS', true),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', DEFAULT_POOL_SIZE, 2, 1_000),
    databaseLimits: readLimits(read),
    dataDir: resolve(directory, read.text('DATA_DIR') ?? '.data'),
    platformHost: read.hostName('PLATFORM_HOST') ?? 'localhost',
    analyticsIds: read.idsByHost('ANALYTICS_IDS'),
    demo: read.flag('DEMO', true),
    adminPassword: read.text('ADMIN_PASSWORD', 8),
    sessionSecret: read.text('SESSION_SECRET', 32),
    trustProxy: read.integer('TRUST_PROXY', 0, 0, 10),
    liveStreams: read.integer('LIVE_STREAMS', 20_000, 0, 1_000_000),
    liveStreamsPerAddress: read.integer('LIVE_STREAMS_PER_ADDRESS', 300, 0, 1_000_000),
    liveOperationsPerAddress: read.integer('LIVE_OPERATIONS_PER_ADDRESS', 60, 0, 1_000_000),
    ...readRateLimits(read),
    courtsideOffline: read.flag('COURTSIDE_OFFLINE', true),
    pagesOffline: read.flag('PAGES_OFFLINE', true),
    webhookPrivateHosts: read.hosts('WEBHOOK_PRIVATE_HOSTS'),
    ...mail,
    ...readPush(read, mail),
    s3: readS3(read),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
  if (databaseUrl === null) {
    read.needs('DATABASE_DIRECT_URL', 'DATABASE_URL');
    read.needs('DATABASE_REPLICA_URL', 'DATABASE_URL');
  }
  read.finish();
  return config;
}

const LONGEST_SECONDS = 86_400;

function readLimits(read: EnvironmentReader): DatabaseLimits {
  const seconds = (name: string, otherwise: number): number =>
    1_000 * read.integer(name, otherwise / 1_000, 0, LONGEST_SECONDS);
  return {
    connectMs: seconds('DATABASE_CONNECT_TIMEOUT', DEFAULT_LIMITS.connectMs),
    statementMs: seconds('DATABASE_STATEMENT_TIMEOUT', DEFAULT_LIMITS.statementMs),
    lockMs: seconds('DATABASE_LOCK_TIMEOUT', DEFAULT_LIMITS.lockMs),
    idleInTransactionMs: seconds('DATABASE_IDLE_TRANSACTION_TIMEOUT', DEFAULT_LIMITS.idleInTransactionMs),
    longStatementMs: seconds('DATABASE_LONG_STATEMENT_TIMEOUT', DEFAULT_LIMITS.longStatementMs),
  };
}

const MOST_COST = 1_000_000_000;

function readRateLimits(
  read: EnvironmentReader,
): Pick<
  Config,
  'rateLimit' | 'rateLimitBurst' | 'rateLimitOwn' | 'rateLimitOwnBurst' | 'rateLimitKey' | 'rateLimitKeyBurst'
> {
  const rateLimit = read.integer('RATE_LIMIT', 600_000, 0, MOST_COST);
  const rateLimitOwn = read.integer('RATE_LIMIT_OWN', 6_000_000, 0, MOST_COST);
  const rateLimitKey = read.integer('RATE_LIMIT_KEY', 1_200_000, 0, MOST_COST);
  return {
    rateLimit,
    rateLimitBurst: read.integer('RATE_LIMIT_BURST', Math.max(1, rateLimit), 1, MOST_COST),
    rateLimitOwn,
    rateLimitOwnBurst: read.integer('RATE_LIMIT_OWN_BURST', Math.max(1, rateLimitOwn), 1, MOST_COST),
    rateLimitKey,
    rateLimitKeyBurst: read.integer('RATE_LIMIT_KEY_BURST', Math.max(1, rateLimitKey), 1, MOST_COST),
  };
}

function readMail(read: EnvironmentReader): Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailFrom'> {
  const [host, port] = [read.text('PLATFORM_HOST')?.toLowerCase() ?? 'localhost', read.text('PORT') ?? '4000'];
  for (const needed of ['MAIL_FROM', 'PUBLIC_URL']) read.needs('SMTP_URL', needed);
  return {
    publicUrl: read.origin('PUBLIC_URL') ?? `http://${host}:${port}`,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.sender('MAIL_FROM') ?? `Courtbook <no-reply@${host}>`,
  };
}

function readPush(
  read: EnvironmentReader,
  { publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>,
): Pick<Config, 'vapidKeys' | 'vapidSubject' | 'pushPrivateHosts'> {
  const address = /<(.+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
  return {
    vapidKeys: read.keyPair('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'),
    vapidSubject: read.contact('VAPID_SUBJECT') ?? (publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`),
    pushPrivateHosts: read.hosts('PUSH_PRIVATE_HOSTS'),
  };
}

function readS3(read: EnvironmentReader): S3Config | null {
  const values = {
    endpoint: read.url('S3_ENDPOINT', ['http:', 'https:']),
    bucket: read.text('S3_BUCKET'),
    accessKeyId: read.text('S3_ACCESS_KEY_ID'),
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY'),
  };
  const region = read.text('S3_REGION') ?? 'us-east-1';
  const { endpoint, bucket, accessKeyId, secretAccessKey } = values;
  if (endpoint !== null && bucket !== null && accessKeyId !== null && secretAccessKey !== null) {
    return { endpoint, region, bucket, accessKeyId, secretAccessKey };
  }
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  for (const present of [...names, 'S3_REGION']) for (const needed of names) read.needs(present, needed);
  return null;
}
