import { createHash } from 'node:crypto';
import { accentColours } from '../domain/colours/accent-colours.js';
import type { Language } from '../domain/languages/language.js';
import { teamColours } from '../domain/colours/team-colours.js';
import { teamColoursBeside } from '../domain/colours/team-colours-beside.js';
import { escapeHtml } from '../http/pages/html.js';
import type { TransportResponse } from '../http/response.js';
import { lookScript } from '../http/pages/look-script.js';
import { PAGE_VARY } from '../http/send.js';
import { pageSecurityPolicy } from '../http/security/security-headers.js';
import type { Overlay } from './overlay-game.js';
import type { OverlayLook } from '../domain/sites/overlay-look.js';

/** After so long a stream that was refused is asked for again, in milliseconds. */
const PAUSE_MS = 5_000;
/**
 * Asks for the page again whenever its game is another one, and with the first that it hears, for as long as it stands
 * in somebody's stream: what ends a connection is made good, and so is a server's restart.
 */
const SCRIPT = `
  ${lookScript('main.overlay')}
  const again = () => setTimeout(follow, ${PAUSE_MS});
  function follow() {
    const source = new EventSource(document.body.dataset.stream);
    source.addEventListener('next', look);
    source.addEventListener('complete', () => { source.close(); again(); });
    source.addEventListener('error', () => { if (source.readyState === EventSource.CLOSED) again(); });
  }
  follow();
`;

/** What of the page is not the game's. */
interface Frame {
  readonly title: string;
  readonly accent: string;
  readonly look: OverlayLook;
  readonly language: Language;
  /** Where the game is followed. */
  readonly stream: string;
  /** Address of the face that scores have; null: the device's own. */
  readonly font: string | null;
}

/** The scoreboard of a game on a transparent page, to be laid over pictures of it. */
export function overlayPage({ sides, state, isLive }: Overlay, frame: Frame): TransportResponse {
  const { title, look, language, stream } = frame;
  const style = styleOf(frame);
  const teams = sides.map((side, index) => sideHtml(side, index === 0 ? sides[1]! : null, look.theme));
  const body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body class="${look.position}" data-stream="${escapeHtml(stream)}">
<main class="overlay"><h1>${escapeHtml(title)}</h1>${teams.join('')}<p class="state${isLive ? ' live' : ''}" role="status">${escapeHtml(state)}</p></main>
<script>${SCRIPT}</script>
</body>
</html>
`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': pageSecurityPolicy({ scriptHashes: [hash(SCRIPT)], styleHashes: [hash(style)] }),
      'x-robots-tag': 'noindex',
      vary: PAGE_VARY,
    },
    body: Buffer.from(body),
  };
}

type Side = Overlay['sides'][number];

/** @param beside the home team, whose colour the away team's has to differ from */
function sideHtml(side: Side, beside: Side | null, theme: OverlayLook['theme']): string {
  const { name, shortName, abbreviation, letters, logoUrl, score, isBehind } = side;
  const { fill, text } = (beside === null ? teamColours(side) : teamColoursBeside(side, beside))[theme];
  const picture =
    logoUrl === null
      ? `<span class="logo" style="background:${fill};color:${text}" aria-hidden="true">${escapeHtml(letters)}</span>`
      : `<img class="logo" src="${escapeHtml(logoUrl)}" alt="">`;
  return (
    `<div class="side${isBehind ? ' behind' : ''}">${picture}` +
    `<span class="name">${escapeHtml(shortName)}</span><abbr title="${escapeHtml(name)}">${escapeHtml(abbreviation)}</abbr>` +
    `${score === null ? '' : `<b>${score}</b>`}</div>`
  );
}

/** Pixels of the type: of a picture that is 1080 high. */
const TYPE = { small: 24, medium: 34, large: 48 } as const;

function styleOf({ accent, look, font }: Frame): string {
  const { solid, onSolid } = accentColours(accent, look.theme);
  const colours =
    look.theme === 'dark'
      ? '--ground:#0c0f14;--ink:#fff;--muted:#a4aebb;--line:#2a323d'
      : '--ground:#fff;--ink:#12161d;--muted:#515b69;--line:#dde1e7';
  const [vertical, horizontal = 'center'] = look.position.split('-') as [string, string?];
  const face =
    font === null
      ? ''
      : `@font-face{font-family:Score;src:url(${font}) format("woff2");font-weight:100 900;font-stretch:62% 125%}`;
  const hidden = look.size === 'small' ? '.name' : 'abbr';
  return `${face}:root{${colours};--accent:${solid};--on-accent:${onSolid};color-scheme:${look.theme};background:transparent}
*{box-sizing:border-box;margin:0}html,body{height:100%;overflow:hidden}
body{display:flex;padding:2.5vmin;background:transparent;color:var(--ink);font:700 ${TYPE[look.size]}px/1.1 Score,system-ui,sans-serif;font-stretch:75%;align-items:${vertical === 'top' ? 'flex-start' : 'flex-end'};justify-content:${SIDES[horizontal]}}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
main{display:flex;flex-wrap:wrap;max-width:100%;border-radius:.3em;overflow:hidden;background:var(--ground);border-bottom:.18em solid var(--accent)}
main:empty{display:none}
.side{display:flex;flex:1 1 auto;align-items:center;gap:.4em;padding:.3em .5em;min-width:0;border-left:1px solid var(--line);margin-left:-1px}
.logo{display:inline-flex;flex:none;align-items:center;justify-content:center;width:1.4em;height:1.4em;object-fit:contain}
span.logo{border-radius:50%;font-size:.62em;width:2.25em;height:2.25em}
.name{overflow:hidden;max-width:10em;text-overflow:ellipsis;white-space:nowrap}abbr{text-decoration:none}
${hidden}{display:none}
b{min-width:1.9em;margin-left:auto;font-size:1.25em;font-weight:800;text-align:right;font-variant-numeric:tabular-nums}
.behind{color:var(--muted)}
.state{display:flex;flex:1 0 auto;align-items:center;justify-content:center;min-width:3.2em;padding:.3em .6em;white-space:nowrap;font-size:.85em}
.state.live{background:var(--accent);color:var(--on-accent)}`;
}

const SIDES: Readonly<Record<string, string>> = { left: 'flex-start', center: 'center', right: 'flex-end' };

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
