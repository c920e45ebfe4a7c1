import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.js';

/** A mail as it is handed over. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt, so that what arrives twice is shown once. */
  readonly messageId: string;
  /** Where one click ends all further mails of its kind, by POST (RFC 8058); absent where there are none. */
  readonly unsubscribe?: string;
}

/** What takes mails. */
export interface MailTransport {
  /**
   * @param signal ends it: it is not handed over later either
   * @throws what kept it from being taken
   */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Most time for each step of handing a mail over, in milliseconds. */
const STEP_MS = 10_000;
/** Connections to the server at the same time, of one process. */
const CONNECTIONS = 3;

/** Where mails stand that are not sent. */
export function mailDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mails');
}

/** The way that mails take: to the server of SMTP_URL, or into files that only this account reads. */
export function mailTransport(config: Config): MailTransport {
  return config.smtpUrl === null ? intoFiles(config) : bySmtp(config, config.smtpUrl);
}

function bySmtp(config: Config, smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const transport = createTransport({
    pool: true,
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
    secure: url.protocol === 'smtps:',
    // A password, and what mails hold, crosses no network in the open.
    requireTLS: url.protocol === 'smtp:' && !isNear && url.searchParams.get('tls') !== 'off',
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    maxConnections: CONNECTIONS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: 2 * STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter, signal) {
      await transport.sendMail({ ...messageOf(letter, config), signal });
    },
    close: () => transport.close(),
  };
}

function intoFiles(config: Config): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const directory = mailDirectory(config);
  return {
    async send(letter) {
      const { message } = await transport.sendMail(messageOf(letter, config));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const [name] = letter.messageId.slice(1).split('@');
      await writeFile(join(directory, `${name}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}

function messageOf({ to, subject, text, html, messageId, unsubscribe }: Letter, { mailFrom }: Config) {
  return {
    from: mailFrom,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
