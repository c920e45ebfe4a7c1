import { createContext } from '../context/create-context.js';
import type { RequestContext, Services } from '../context/request-context.js';
import { PLATFORM_ACCENT, PRODUCT_NAME } from '../domain/sites/platform.js';
import { organizationById } from '../features/organizations/organization.loaders.js';
import { passwordLinkAddress } from '../features/users/password-link.service.js';
import { openSecret } from '../lib/secret-box.js';
import { type Said, textsIn } from '../texts/texts.js';
import { followLetter, newsLetter } from './follower-letters.js';
import { htmlLetter, type LetterHead, type LetterWords, plainLetter } from './letter.js';
import type { ClaimedMail } from './outbox.js';
import type { Letter } from './transport.js';

/** What a mail says is made when it is sent, by what is so then; null when there is nothing to say any more. */
export async function compose(services: Services, mail: ClaimedMail): Promise<Letter | null> {
  const { address, language, organizationId } = mail;
  if (address === null) return null;
  const ctx = await createContext(services, { transport: 'cli', requestId: `mail ${mail.id}` });
  const organization = organizationId === null ? null : await organizationById(ctx, organizationId);
  const said = textsIn(language);
  const head: LetterHead = {
    name: organization?.name ?? PRODUCT_NAME,
    accent: organization?.accent ?? PLATFORM_ACCENT,
    language,
  };
  const words = (await WORDS[mail.kind]?.({ ctx, mail, said, head, secret: openedSecret(services, mail) })) ?? null;
  return words && letterOf(services, mail, address, words, head);
}

/** What a kind of mail is made of. */
export interface Material {
  readonly ctx: RequestContext;
  readonly mail: ClaimedMail;
  readonly said: Said;
  readonly head: LetterHead;
  /** Null where it has none, or SESSION_SECRET is another one than when it was written. */
  readonly secret: string | null;
}

type Write = (material: Material) => LetterWords | null | Promise<LetterWords | null>;

const WORDS: Readonly<Partial<Record<ClaimedMail['kind'], Write>>> = {
  follow: followLetter,
  team_news: newsLetter,
  reset({ ctx, mail, said: { server: said }, secret }) {
    if (secret === null) return null;
    const username = String(mail.facts['username']);
    return {
      subject: said.mail_reset_subject(),
      paragraphs: [said.mail_greeting({ name: username }), said.mail_reset_text({ username })],
      button: { label: said.mail_reset_button(), href: passwordLinkAddress(ctx.services, secret) },
      notes: [said.mail_reset_note()],
    };
  },
  invitation({ ctx, mail, said, head, secret }) {
    if (secret === null) return null;
    const { server } = said;
    const [username, inviter] = [String(mail.facts['username']), String(mail.facts['invitedBy'])];
    const date = said.when({ date: mail.expiresAt.toISOString().slice(0, 10), time: null });
    return {
      subject: server.mail_invitation_subject({ organization: head.name }),
      paragraphs: [
        server.mail_greeting({ name: username }),
        server.mail_invitation_text({ inviter, organization: head.name, username }),
      ],
      button: { label: server.mail_invitation_button(), href: passwordLinkAddress(ctx.services, secret) },
      notes: [server.mail_invitation_note({ date })],
    };
  },
};

function openedSecret({ config }: Services, { secret }: ClaimedMail): string | null {
  return secret === null ? null : openSecret(secret, config.sessionSecret, 'mail');
}

function letterOf(
  { config }: Services,
  { id, createdAt }: ClaimedMail,
  to: string,
  words: LetterWords,
  head: LetterHead,
): Letter {
  return {
    to,
    subject: words.subject,
    text: plainLetter(words, head),
    html: htmlLetter(words, head),
    ...(words.unsubscribe !== undefined && { unsubscribe: words.unsubscribe }),
    messageId: `<courtbook-${createdAt.getTime()}-${id}@${new URL(config.publicUrl).hostname}>`,
  };
}
