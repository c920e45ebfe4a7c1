import { escapeHtml } from '../http/pages/html.js';
import type { ChangeKind, LoggedChange, Release } from '../lib/releases/releases.js';

/** What callers have to act on comes first. */
const HEADINGS: readonly [ChangeKind, string][] = [
  ['removed', 'Gone'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['added', 'New'],
];
/** So many calls of a shared part are named; the others are counted. */
const NAMED_CALLS = 4;

/** What a release changed, as HTML: a list for each kind, `level` being that of the headings. */
export function releaseHtml({ changes }: Release, level = 3): string {
  if (changes.length === 0) return '<p>Nothing changed for callers.</p>';
  return HEADINGS.flatMap(([kind, heading]) => {
    const those = changes.filter((change) => change.kind === kind);
    if (those.length === 0) return [];
    return [`<h${level}>${heading}</h${level}>\n<ul>\n${those.map(entryHtml).join('\n')}\n</ul>`];
  }).join('\n');
}

/** A day as people write it: '23 November 2026'. */
export function dayText(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A text with its `names` as code. */
export function textHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function entryHtml({ api, place, text, until, calls }: LoggedChange): string {
  const parts = [
    `<code>${escapeHtml(place)}</code> (${api}): ${textHtml(text)}`,
    ...(until === undefined ? [] : [`Goes not before <time datetime="${until}">${dayText(until)}</time>.`]),
    ...(calls === undefined ? [] : [callsHtml(calls)]),
  ];
  return `<li>${parts.join(' ')}</li>`;
}

function callsHtml(calls: readonly string[]): string {
  const named = calls.slice(0, NAMED_CALLS).map((call) => `<code>${escapeHtml(call)}</code>`);
  const rest = calls.length - named.length;
  return `In ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
