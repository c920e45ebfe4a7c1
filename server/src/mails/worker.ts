import type { Logger } from 'pino';
import { createContext } from '../context/create-context.js';
import type { Services } from '../context/request-context.js';
import { mailRetry } from '../domain/mail/mail-retry.js';
import { answerWish } from '../features/auth/password-reset.service.js';
import { queueTeamNews } from '../features/mail-followers/mail-follower.service.js';
import { startWorker, type Worker } from '../lib/outgoing/worker.js';
import { openSecret } from '../lib/secret-box.js';
import { compose } from './compose.js';
import { type ClaimedMail, claimMails, endMail, postponeMail, releaseMail } from './outbox.js';
import { type MailTransport, mailTransport } from './transport.js';

/** Mails that one process has under way at the same time. */
const MOST_AT_ONCE = 6;
/** Most time for handing one mail over, in milliseconds; a claim holds longer. */
const LIMIT_MS = 45_000;
/** Most time for what is under way when the process ends, in milliseconds: it is tried again by another one. */
const LAST_MS = 10_000;

/** How mails are sent; the defaults are the product's. */
export interface MailWorkerOptions {
  readonly lookEveryMs?: number;
  readonly transport?: MailTransport;
}

/** Sends what is due until it is stopped: what is under way then has ten seconds. */
export function startMails(
  services: Services,
  log: Pick<Logger, 'warn'>,
  { lookEveryMs, transport = mailTransport(services.config) }: MailWorkerOptions = {},
): Worker {
  const { dataSource, versions } = services;
  const ending = new AbortController();
  const worker = startWorker<ClaimedMail>({
    name: 'mails',
    log,
    mostAtOnce: MOST_AT_ONCE,
    lookEveryMs,
    async claim(free, _underWay, stopping) {
      while (!stopping.aborted && (await queueTeamNews(services)));
      return claimMails(dataSource, free, services.now());
    },
    release: (mail) => releaseMail(dataSource, mail),
    settle: (mail) => settle(services, log, transport, mail, ending.signal),
    listen: (look) => versions.onMails(look),
  });
  return {
    ...worker,
    async stop() {
      const last = setTimeout(() => ending.abort(), LAST_MS);
      await worker.stop();
      clearTimeout(last);
      transport.close();
    },
  };
}

/** Does what a row asks for, once, and writes down what came of it. */
async function settle(
  services: Services,
  log: Pick<Logger, 'warn'>,
  transport: MailTransport,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<void> {
  const { dataSource, now } = services;
  try {
    await attempt(services, transport, mail, signal);
  } catch (error) {
    const { code, responseCode } = (error ?? {}) as SmtpError;
    // What a server says of a mail names its address: the log has numbers alone.
    const reason =
      typeof responseCode === 'number' ? `SMTP ${responseCode}` : typeof code === 'string' ? code : 'error';
    log.warn({ mail: mail.id, kind: mail.kind, reason, attempt: mail.attempts + 1 }, 'a mail could not be sent');
    if (isFinal(error)) return endMail(dataSource, mail, 'given_up', now());
    const wait = mailRetry(mail.attempts + 1, Math.random());
    return postponeMail(dataSource, mail, new Date(now().getTime() + wait));
  }
  await endMail(dataSource, mail, 'sent', now());
}

async function attempt(
  services: Services,
  transport: MailTransport,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<void> {
  if (mail.kind === 'reset_wish') {
    const login = mail.secret === null ? null : openSecret(mail.secret, services.config.sessionSecret, 'mail');
    if (login === null) return;
    const { language } = mail;
    const languageAsked = () => ({ chosen: language, device: language });
    const ctx = await createContext(services, { transport: 'cli', requestId: `mail ${mail.id}`, languageAsked });
    return answerWish(ctx, login);
  }
  const letter = await compose(services, mail);
  if (letter !== null) await transport.send(letter, AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]));
}

/** What nodemailer says of a failure, as far as it is about SMTP. */
interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  /** What was answered so: 'CONN', 'STARTTLS', 'MAIL FROM', 'RCPT TO', 'DATA' … */
  command?: unknown;
  response?: unknown;
}

/**
 * Whether the server has refused this mail for good: its address, or what it says. Refusals of the connection, the
 * sign-in or the sender, and those by a policy (RFC 3463, X.7.X: no relaying, blocked), are of all mails, and may be
 * put right.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command, response } = (error ?? {}) as SmtpError;
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  return (command === 'RCPT TO' || command === 'DATA') && !/^5\d\d[ -]5\.7\./.test(String(response));
}
