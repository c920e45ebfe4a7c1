import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  title: string;
  /** Stands beside the title while it is closed, too. */
  note?: ReactNode;
  defaultOpen?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** It has just come: the focus goes to it. */
  isNew?: boolean;
  /** What it holds: made once it is first opened. */
  children: ReactNode;
}

/** A part of the screen that folds away behind its heading. */
export function Section({ title, note, defaultOpen = false, headingLevel = 2, isNew = false, children }: Props) {
  // From then on the browser opens and closes it.
  const [isOpenAtFirst] = useState(defaultOpen);
  const [wasOpen, setWasOpen] = useState(defaultOpen);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) summary.current?.focus();
  }, [isNew]);
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
      className="card rounded-lg border border-line bg-surface shadow-card [&[open]>summary>svg]:rotate-180"
    >
      <summary
        ref={summary}
        className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-2.5 hover:bg-surface-2 [&::-webkit-details-marker]:hidden"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="display min-w-0 text-lg leading-tight font-bold wrap-anywhere">{title}</Heading>
          {note}
        </span>
        <ChevronDown aria-hidden="true" size={18} className="shrink-0 text-muted transition-transform" />
      </summary>
      <div className="border-t border-line p-4">{wasOpen && children}</div>
    </details>
  );
}
