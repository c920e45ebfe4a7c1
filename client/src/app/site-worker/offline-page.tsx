import { t } from '@/texts';

/**
 * In the place of a page that the device does not keep, while there is no network. The worker's list of what it keeps
 * is filled in by entry-offline.ts.
 */
export function OfflinePage() {
  return (
    <div className="mx-auto max-w-2xl py-6">
      <h1 className="display text-2xl font-bold">{t.site.this_page_is_not_on_this_device()}</h1>
      <p className="mt-2 text-muted">{t.site.it_opens_with_a_network()}</p>
      <section id="kept-pages" hidden className="mt-6 rounded-lg border border-line bg-surface p-4 shadow-card">
        <h2 className="display text-lg font-semibold">{t.site.pages_on_this_device()}</h2>
        <ul className="mt-2" />
      </section>
    </div>
  );
}
