import { useState } from 'react';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import type { LinePicture } from './line-pictures';
import { useLineAddress } from './use-line-address';

/**
 * Pictures of players' games beside sharing a page, behind a button: each wide, and tall for stories. Nothing of it is
 * in the page before.
 */
export default function LinePictureList({ lines }: { lines: () => readonly LinePicture[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const addressOf = useLineAddress();
  return (
    <details className="group max-w-full open:w-full" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary
        className={buttonClass() + ' cursor-pointer whitespace-normal! list-none [&::-webkit-details-marker]:hidden'}
      >
        {t.site.pictures_of_players_games()}
        <span aria-hidden="true" className="group-open:rotate-180">
          ▾
        </span>
      </summary>
      {isOpen && (
        <ul className="mt-2 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {lines().map((line) => (
            <li key={line.game + line.player} className="flex items-center gap-1 border-b border-line">
              <span className="min-w-0 grow truncate">{line.label}</span>
              {[false, true].map((isTall) => (
                <a
                  key={String(isTall)}
                  href={addressOf(line, isTall)}
                  download
                  className="link inline-flex min-h-11 shrink-0 items-center px-2 text-sm whitespace-nowrap"
                >
                  {isTall ? t.site.tall_picture() : t.site.wide_picture()}
                  <span className="sr-only">: {line.label}</span>
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
