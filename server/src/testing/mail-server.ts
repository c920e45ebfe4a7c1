import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface ArrivedMail {
  readonly to: readonly string[];
  readonly headers: string;
  /** Plain text and HTML, decoded. */
  readonly text: string;
  readonly html: string;
}

/** A server that takes mails on this machine. */
export interface MailServer {
  readonly url: string;
  readonly arrived: ArrivedMail[];
  /** What it answers of an address instead of taking mails; null: it takes them. */
  refuseWith: number | null;
  /** What it says of that. */
  words: string;
  /** What it answers of any sender; null: it takes all. */
  refuseSenderWith: number | null;
  /** It takes connections, and says nothing to what they want. */
  isSilent: boolean;
  close(): Promise<void>;
}

/** Starts a server for mails on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const state = {
    refuseWith: null as number | null,
    words: 'no such mailbox: secret@example.com',
    refuseSenderWith: null as number | null,
    isSilent: false,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom(_address, _session, done) {
      if (state.isSilent) return;
      if (state.refuseSenderWith === null) return done();
      done(Object.assign(new Error('daily quota exceeded'), { responseCode: state.refuseSenderWith }));
    },
    onRcptTo(_address, _session, done) {
      if (state.refuseWith === null) return done();
      done(Object.assign(new Error(state.words), { responseCode: state.refuseWith }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), ...readMail(Buffer.concat(parts)) });
        done();
      });
    },
  });
  server.on('error', () => undefined); // connections that were cut
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** Headers, text and HTML of a mail of two alternatives. */
export function readMail(source: Buffer): Omit<ArrivedMail, 'to'> {
  const whole = source.toString('latin1').replaceAll('\r\n', '\n');
  const [head = ''] = whole.split('\n\n', 1);
  const headers = head.replaceAll(/\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? 'none';
  const parts = whole.split(`--${boundary}`).slice(1, -1).map(decoded);
  return { headers, text: parts[0] ?? '', html: parts[1] ?? '' };
}

function decoded(part: string): string {
  const end = part.indexOf('\n\n');
  const [head, body] = [part.slice(0, end).toLowerCase(), part.slice(end + 2)];
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = head.includes('quoted-printable')
    ? body
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : body;
  return Buffer.from(bytes, 'latin1').toString('utf8').trimEnd();
}
