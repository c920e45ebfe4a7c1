import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';

/**
 * Ways to have a calendar's games in one's own: by the device's program, by Google, or by its address.
 * @param path of the calendar, below the site
 */
export function Subscribe({ path }: { path: string }) {
  const href = useHref(path);
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // It may have been opened before the scripts were there.
  useEffect(() => setOpened(details.current!.open), []);
  const address = opened ? location.host + href : '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever in it the focus is
    <details
      ref={details}
      className="no-print relative text-sm"
      onToggle={(event) => setOpened(event.currentTarget.open)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !opened) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')!.focus();
      }}
    >
      <summary className={buttonClass('secondary', 'small')}>{t.site.subscribe()}</summary>
      {opened && (
        <div className="absolute right-0 z-20 mt-1 flex w-72 max-w-[80vw] flex-col gap-2 rounded-md border border-line bg-surface p-3 font-normal shadow-card">
          <a className="link" href={`webcal://${address}`}>
            {t.site.calendar_of_this_device()}
          </a>
          <a
            className="link"
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://${address}`)}`}
            rel="noopener"
          >
            {t.site.google_calendar()}
          </a>
          <label className="text-muted">
            {t.site.or_copy_the_address()}
            <input
              readOnly
              className="mt-1 w-full rounded-sm border border-line bg-surface-2 px-2 py-1 text-ink"
              value={`${location.protocol}//${address}`}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        </div>
      )}
    </details>
  );
}
