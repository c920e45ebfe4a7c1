import { escapeHtml } from '../http/pages/html.js';
import { CHANGES_PATH, FEED_PATH } from '../lib/releases/change-log-paths.js';
import type { KnownDeprecation } from '../lib/releases/graph-deprecations.js';
import { ANNOUNCED_DAYS } from '../lib/releases/deprecation-terms.js';
import type { Release } from '../lib/releases/releases.js';
import type { PortalPage } from '../developers/portal/page.js';
import { dayText, releaseHtml, textHtml } from './release-html.js';

/**
 * The change log as a page.
 * @param log the last release first
 * @param deprecated what is on its way out at present
 */
export function changeLogPage(log: readonly Release[], deprecated: readonly KnownDeprecation[]): PortalPage {
  const html = `<p>Nothing goes by surprise: it is deprecated first, and stays for ${ANNOUNCED_DAYS} days at least. An answer that used something
deprecated says so: of the graph in <code>extensions.deprecations</code>, of REST in the headers <code>Deprecation</code> and <code>Sunset</code>.</p>
<p><a href="${FEED_PATH}" type="application/atom+xml">Follow as a feed (Atom)</a></p>
<section aria-labelledby="going"><h2 id="going">On its way out</h2>
${deprecatedHtml(deprecated)}
</section>
${log.map(sectionHtml).join('\n')}`;
  const about = 'What has changed in the graph and in the REST paths, release by release.';
  const versions = log.map(({ version }) => ({ id: version, title: version }));
  return {
    path: CHANGES_PATH,
    title: 'Change log',
    about,
    group: 'Reference',
    html,
    sections: [{ id: 'going', title: 'On its way out' }, ...versions],
    finds: [{ path: CHANGES_PATH, title: 'Change log', text: about, place: 'Reference' }],
  };
}

function sectionHtml(release: Release): string {
  const id = escapeHtml(release.version);
  const day = `<time class="muted" datetime="${release.date}">${dayText(release.date)}</time>`;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${id}</h2>\n<p>${day}</p>\n${releaseHtml(release)}\n</section>`;
}

function deprecatedHtml(deprecated: readonly KnownDeprecation[]): string {
  if (deprecated.length === 0) return '<p>Nothing is deprecated.</p>';
  const items = deprecated.map(({ what, reason, until }) => {
    const end = until === null ? '' : ` Goes not before <time datetime="${until}">${dayText(until)}</time>.`;
    return `<li><code>${escapeHtml(what)}</code>: ${textHtml(reason)}${end}</li>`;
  });
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
