import type { Logger } from 'pino';
import { createContext } from '../context/create-context.js';
import type { Services } from '../context/request-context.js';
import { mailRetry } from '../domain/mail/mail-retry.js';
import { answerWish } from '../features/auth/password-reset.service.js';
import { queueTeamNews } from '../features/mail-followers/mail-follower.service.js';
import { openSecret } from '../lib/secret-box.js';
import { compose } from './compose.js';
import { type ClaimedMail, claimMails, endMail, postponeMail, releaseMail } from './outbox.js';
import { type MailTransport, mailTransport } from './transport.js';

/** Mails that one process has under way at the same time. */
const MOST_AT_ONCE = 6;
/** How often is looked for what has become due, in milliseconds; of new mails a message tells at once. */
const LOOK_EVERY_MS = 5_000;
/** Most time for handing one mail over, in milliseconds; a claim holds longer. */
const LIMIT_MS = 45_000;
/** Most time for what is under way when the process ends, in milliseconds: it is tried again by another one. */
const LAST_MS = 10_000;

/** What sends mails in this process, beside others that do. */
export interface MailWorker {
  /** Looks now for what is due. Resolves once all that was due then has been tried, and what came of it. */
  look(): Promise<void>;
  /** Takes nothing more, and waits for what is under way, ten seconds at most. */
  stop(): Promise<void>;
}

/** How mails are sent; the defaults are the product's. */
export interface MailWorkerOptions {
  readonly lookEveryMs?: number;
  readonly transport?: MailTransport;
}

/** Sends what is due until it is stopped. */
export function startMails(
  services: Services,
  log: Pick<Logger, 'warn'>,
  { lookEveryMs = LOOK_EVERY_MS, transport = mailTransport(services.config) }: MailWorkerOptions = {},
): MailWorker {
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();
  let isStopped = false;
  let looking: Promise<void> | null = null;
  let again = false;

  const begin = (mail: ClaimedMail): void => {
    const work = settle(services, log, transport, mail, ending.signal)
      .catch((error: unknown) => {
        // Tried again once the claim is over.
        log.warn({ err: error, mail: mail.id, kind: mail.kind }, 'what came of a mail could not be written down');
      })
      .finally(() => {
        underWay.delete(work);
        lookSoon();
      });
    underWay.add(work);
  };

  const claim = async (): Promise<void> => {
    do {
      again = false;
      const free = MOST_AT_ONCE - underWay.size;
      if (free <= 0 || isStopped) return;
      while (!isStopped && (await queueTeamNews(services)));
      const claimed = await claimMails(services.dataSource, free, services.now());
      if (isStopped) await Promise.all(claimed.map((mail) => releaseMail(services.dataSource, mail)));
      else for (const each of claimed) begin(each);
    } while (again);
  };

  function lookSoon(): void {
    again = true;
    if (looking !== null || isStopped) return;
    looking = claim()
      .catch((error: unknown) => log.warn({ err: error }, 'could not look for mails'))
      .finally(() => {
        looking = null;
      });
  }

  const timer = setInterval(lookSoon, lookEveryMs);
  timer.unref();
  const stopListening = services.versions.onMails(lookSoon);
  lookSoon();

  return {
    async look() {
      lookSoon();
      while (looking !== null || underWay.size > 0) await Promise.all([looking, ...underWay]);
    },
    async stop() {
      clearInterval(timer);
      stopListening();
      isStopped = true;
      const last = setTimeout(() => ending.abort(), LAST_MS);
      await looking;
      await Promise.all(underWay);
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
 * sign-in or the sender, and those by a policy (RFC 3463, X.7.X: no relaying, blocked), are of all mails, and may be put
 * right.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command, response } = (error ?? {}) as SmtpError;
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  return (command === 'RCPT TO' || command === 'DATA') && !/^5\d\d[ -]5\.7\./.test(String(response));
}
