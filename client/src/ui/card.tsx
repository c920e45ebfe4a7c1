import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface Props {
  title?: ReactNode;
  /** Stands at the title's right end: a link to more. */
  aside?: ReactNode;
  /** The content brings its own edges: a table. */
  flush?: boolean;
  className?: string;
  /** What an address leads to it by, after a #. */
  id?: string;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** A surface with a heading. */
export function Card({ title, aside, flush = false, className, id, headingLevel = 2, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      className={cn(
        'card rounded-lg border border-line bg-surface shadow-card',
        title === undefined && '[--table-radius:0.45rem]',
        className,
      )}
    >
      {title !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
          <Heading className="display flex-[1_1_7rem] text-lg leading-tight font-bold">{title}</Heading>
          {aside}
        </div>
      )}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}
