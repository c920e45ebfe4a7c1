import type { ReactNode } from 'react';

/** A page's first heading, and what stands beside it. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 wrap-anywhere">
      <h1 className="display text-3xl leading-tight font-extrabold sm:text-4xl">{children}</h1>
      {aside}
    </div>
  );
}
