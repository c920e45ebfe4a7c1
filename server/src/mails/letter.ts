import { accentColours } from '../domain/colours/accent-colours.js';
import type { Language } from '../domain/languages/language.js';
import { escapeHtml } from '../http/pages/html.js';
import { textsIn } from '../texts/texts.js';

/** What a mail says, before it is text and HTML. */
export interface LetterWords {
  readonly subject: string;
  /** Paragraphs, in plain words. */
  readonly paragraphs: readonly string[];
  /** What happened to games, one below the other. */
  readonly items?: readonly { readonly title: string; readonly lines: readonly string[]; readonly href: string }[];
  /** What is to be done. */
  readonly button?: { readonly label: string; readonly href: string };
  /** Small, below. */
  readonly notes?: readonly string[];
  /** Where one click ends such mails. */
  readonly unsubscribe?: string;
  /** Small links, last. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

/** Whose mail it is. */
export interface LetterHead {
  readonly name: string;
  /** #rrggbb. */
  readonly accent: string;
  readonly language: Language;
}

/** A mail's plain text. */
export function plainLetter(words: LetterWords, { name, language }: LetterHead): string {
  const { server: said } = textsIn(language);
  const { paragraphs, items = [], button, notes = [], links = [] } = words;
  return [
    ...paragraphs,
    ...items.map(({ title, lines, href }) => [title, ...lines, href].join('\n')),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...notes,
    ...links.map(({ label, href }) => `${label}: ${href}`),
    `-- \n${said.mail_sent_by({ organization: name })}`,
  ].join('\n\n');
}

/** Its HTML: one column, of what every mail program draws, light alone so that none colours it anew by guessing. */
export function htmlLetter(words: LetterWords, { name, accent, language }: LetterHead): string {
  const { server: said } = textsIn(language);
  const { solid, onSolid, text: accented } = accentColours(accent, 'light');
  const { subject, paragraphs, items = [], button, notes = [], links = [] } = words;
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const text = (words: string): string =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1b2330">${escapeHtml(words)}</p>`;
  const small = (html: string): string =>
    `<p style="margin:0 0 8px;${font};font-size:13px;line-height:19px;color:#566173">${html}</p>`;
  const link = (href: string, label: string): string =>
    `<a href="${escapeHtml(href)}" style="color:${accented};word-break:break-all">${escapeHtml(label)}</a>`;
  const item = ({ title, lines, href }: NonNullable<LetterWords['items']>[number]): string =>
    `<div style="margin:0 0 16px;padding:12px 16px;border:1px solid #dde2ea;border-left:4px solid ${solid};border-radius:8px">
<a href="${escapeHtml(href)}" style="${font};font-size:16px;line-height:24px;font-weight:700;color:${accented};text-decoration:none">${escapeHtml(title)}</a>
${lines.map((line) => `<div style="${font};font-size:15px;line-height:22px;color:#1b2330">${escapeHtml(line)}</div>`).join('\n')}
</div>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f2f4f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dde2ea;border-radius:12px;border-collapse:separate">
<tr><td style="height:6px;background:${solid};border-radius:12px 12px 0 0;font-size:0">&nbsp;</td></tr>
<tr><td style="padding:24px 28px 20px">
<p style="margin:0 0 4px;${font};font-size:13px;line-height:18px;font-weight:600;color:#566173">${escapeHtml(name)}</p>
<h1 style="margin:0 0 18px;${font};font-size:22px;line-height:28px;color:#1b2330">${escapeHtml(subject)}</h1>
${paragraphs.map(text).join('\n')}
${items.map(item).join('\n')}
${button ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${solid};color:${onSolid};${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>` : ''}
${notes.map((note) => small(escapeHtml(note))).join('\n')}
${button ? small(`${escapeHtml(said.mail_link_by_hand())}<br>${link(button.href, button.href)}`) : ''}
</td></tr></table>
<div style="max-width:560px;padding:14px 16px">
${small(escapeHtml(said.mail_sent_by({ organization: name })))}
${links.map(({ href, label }) => small(link(href, label))).join('\n')}
</div>
</td></tr></table>
</body>
</html>
`;
}
