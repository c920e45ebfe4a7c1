import { t } from '@/texts';
import type { BlockItem } from './block';

/** Places with their addresses, and a map of each that has one. */
export function LocationList({ items }: { items: readonly BlockItem[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text, url }, index) => (
        <li key={index} className="card flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card">
          <span className="flex items-start gap-2 font-semibold">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 fill-none stroke-accent stroke-2"
            >
              <path d="M12 21c4-5 7-8.2 7-11.5A7 7 0 0 0 5 9.5C5 12.8 8 16 12 21z" />
              <circle cx="12" cy="9.5" r="2.5" />
            </svg>
            {title}
          </span>
          {text !== '' && <span className="text-sm whitespace-pre-line text-muted">{text}</span>}
          {url && (
            <a href={url} rel="noopener" className="prose-link mt-auto w-fit pt-1 text-sm">
              {t.ui.show_on_map({ mark: (words) => <span className="sr-only">{words}</span>, title })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
