import type { BlockItem } from './block';

/** Questions whose answers fold out, without any script; found by the browser's search even while folded. */
export function Accordion({ items }: { items: readonly BlockItem[] }) {
  return (
    <div className="card max-w-4xl divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
      {items.map(({ title, html }, index) => (
        <details key={index} className="group">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
            {title}
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-4 shrink-0 fill-none stroke-accent stroke-2 transition-transform group-open:rotate-180"
            >
              <path d="M3 6l5 5 5-5" />
            </svg>
          </summary>
          {/* oxlint-disable-next-line react/no-danger -- made from Markdown by the server */}
          <div className="prose px-4 pt-1 pb-4" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  );
}
