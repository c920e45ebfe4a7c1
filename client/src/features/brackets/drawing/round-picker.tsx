import { useEffect, useRef } from 'react';
import { t } from '@/texts';

interface Props {
  titles: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** The rounds by name, where one of them is shown at a time: on phones. */
export function RoundPicker({ titles, current, onChoose }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = row.current?.children[current] as HTMLElement | undefined;
    // Not scrollIntoView: that would move the page, too.
    if (row.current && button)
      row.current.scrollTo({ left: button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={t.brackets.rounds()}
      className="relative flex overflow-x-auto border-b border-line [scrollbar-width:none] sm:hidden"
    >
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          aria-current={index === current}
          onClick={() => onChoose(index)}
          className="display min-h-11 border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-muted aria-[current=true]:border-accent aria-[current=true]:text-ink"
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
