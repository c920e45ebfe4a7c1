import { expect, test } from 'vitest';
import { readConfig } from './config.js';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({}, '/srv/courtbook')).toEqual({
    port: 4000,
    metricsPort: null,
    host: '127.0.0.1',
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReplicaUrl: null,
    preparedStatements: true,
    databasePoolSize: 16,
    databaseLimits: {
      connectMs: 5_000,
      statementMs: 10_000,
      lockMs: 5_000,
      idleInTransactionMs: 30_000,
      longStatementMs: 1_800_000,
    },
    dataDir: '/srv/courtbook/.data',
    platformHost: 'localhost',
    analyticsIds: {},
    demo: true,
    adminPassword: null,
    sessionSecret: null,
    trustProxy: 0,
    liveStreams: 20_000,
    liveStreamsPerAddress: 300,
    liveOperationsPerAddress: 60,
    rateLimit: 600_000,
    rateLimitBurst: 600_000,
    rateLimitOwn: 6_000_000,
    rateLimitOwnBurst: 6_000_000,
    rateLimitKey: 1_200_000,
    rateLimitKeyBurst: 1_200_000,
    courtsideOffline: true,
    pagesOffline: true,
    webhookPrivateHosts: [],
    publicUrl: 'http://localhost:4000',
    smtpUrl: null,
    mailFrom: 'Courtbook <no-reply@localhost>',
    vapidKeys: null,
    vapidSubject: 'mailto:no-reply@localhost',
    pushPrivateHosts: [],
    s3: null,
    logLevel: 'info',
  });
});

test('every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    METRICS_PORT: '9100',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://u:p@pooler:6432/c',
    DATABASE_DIRECT_URL: 'postgresql://u:p@server/c',
    DATABASE_REPLICA_URL: 'postgres://u:p@replica/c',
    PREPARED_STATEMENTS: '0',
    DATABASE_POOL_SIZE: '40',
    DATABASE_CONNECT_TIMEOUT: '1',
    DATABASE_STATEMENT_TIMEOUT: '2',
    DATABASE_LOCK_TIMEOUT: '3',
    DATABASE_IDLE_TRANSACTION_TIMEOUT: '4',
    DATABASE_LONG_STATEMENT_TIMEOUT: '0',
    DATA_DIR: '/var/data',
    PLATFORM_HOST: 'Courtbook.Example',
    ANALYTICS_IDS: ' localhost=G-1, WWW.Courtbook.Example = G-2,',
    DEMO: '0',
    ADMIN_PASSWORD: 'correct horse',
    SESSION_SECRET: 's'.repeat(32),
    TRUST_PROXY: '1',
    LIVE_STREAMS: '50',
    LIVE_STREAMS_PER_ADDRESS: '5',
    LIVE_OPERATIONS_PER_ADDRESS: '3',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    LOG_LEVEL: 'warn',
  });
  expect(config).toMatchObject({
    port: 8080,
    metricsPort: 9100,
    host: '0.0.0.0',
    databaseUrl: 'postgres://u:p@pooler:6432/c',
    databaseDirectUrl: 'postgresql://u:p@server/c',
    databaseReplicaUrl: 'postgres://u:p@replica/c',
    databasePoolSize: 40,
    databaseLimits: {
      connectMs: 1_000,
      statementMs: 2_000,
      lockMs: 3_000,
      idleInTransactionMs: 4_000,
      longStatementMs: 0,
    },
    preparedStatements: false,
    dataDir: '/var/data',
    platformHost: 'courtbook.example',
    analyticsIds: { localhost: 'G-1', 'courtbook.example': 'G-2' },
    demo: false,
    trustProxy: 1,
    liveStreams: 50,
    liveStreamsPerAddress: 5,
    liveOperationsPerAddress: 3,
    s3: {
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'uploads',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    logLevel: 'warn',
  });
});

test('the direct URL is the database’s own unless given, and an empty variable counts as absent', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://server/c', DATABASE_DIRECT_URL: ' ', PORT: '' });
  expect(config).toMatchObject({ databaseDirectUrl: 'postgres://server/c', port: 4000 });
});

test.each([
  ['PORT', '80a', 'whole number from 0 to 65535'],
  ['PORT', '70000', 'whole number from 0 to 65535'],
  ['DEMO', 'yes', '0 or 1'],
  ['PREPARED_STATEMENTS', 'off', '0 or 1'],
  ['DATABASE_URL', 'mysql://u:geheim@server/c', 'postgres://'],
  ['DATABASE_URL', 'nonsense', 'postgres://'],
  ['DATABASE_DIRECT_URL', 'postgres://server/c', 'DATABASE_URL is missing'],
  ['PLATFORM_HOST', 'https://courtbook.example', 'host name'],
  ['SESSION_SECRET', 'geheim', 'at least 32 characters'],
  ['ADMIN_PASSWORD', 'geheim', 'at least 8 characters'],
  ['TRUST_PROXY', '-1', 'whole number'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug'],
  ['S3_BUCKET', 'uploads', 'S3_ENDPOINT is missing'],
])('%s=%s stops the start with its name, without showing a value', (name, value, message) => {
  const attempt = (): unknown => readConfig({ [name]: value });
  expect(attempt).toThrow(name);
  expect(attempt).toThrow(message);
  expect(attempt).not.toThrow('geheim');
});

test('one start shows everything that is wrong', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT[^]*DEMO/);
});

test.each(['localhost', 'localhost=', '=G-1', 'localhost=G-1=G-2', 'http://localhost=G-1', 'localhost=<script>'])(
  'ANALYTICS_IDS %j is refused with an example',
  (text) => {
    expect(() => readConfig({ ANALYTICS_IDS: text })).toThrow(
      'ANALYTICS_IDS must name an id for each host, for example localhost=G-1,example.org=G-2',
    );
  },
);

test('keys for push messages belong together, and whom to turn to follows from what is said of the platform', () => {
  // Of RFC 8291's example.
  const VAPID_PUBLIC_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
  const VAPID_PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const keys = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
  expect(readConfig({ ...keys, PUBLIC_URL: 'https://courtbook.example' })).toMatchObject({
    vapidKeys: { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
    vapidSubject: 'https://courtbook.example',
  });
  expect(readConfig({ VAPID_SUBJECT: 'mailto:ana@example.org' }).vapidSubject).toBe('mailto:ana@example.org');
  for (const [environment, problem] of [
    [{ VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY is missing, which VAPID_PUBLIC_KEY needs'],
    [{ VAPID_PRIVATE_KEY }, 'VAPID_PUBLIC_KEY is missing, which VAPID_PRIVATE_KEY needs'],
    [{ ...keys, VAPID_PUBLIC_KEY: `${VAPID_PUBLIC_KEY}A` }, 'VAPID_PUBLIC_KEY must be the public key of'],
    [{ ...keys, VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY must be 32 bytes as base64url'],
    [{ ...keys, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PRIVATE_KEY must be 32 bytes as base64url'],
    [{ VAPID_SUBJECT: 'ana@example.org' }, 'VAPID_SUBJECT must begin with https://'],
    [{ PUSH_PRIVATE_HOSTS: 'https://push' }, 'PUSH_PRIVATE_HOSTS must be host names or addresses'],
  ] as const)
    expect(() => readConfig(environment)).toThrow(problem);
});
