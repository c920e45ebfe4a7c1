import type { ReactNode } from 'react';

/** A page's first heading, and what stands beside it. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <h1 className="display text-3xl leading-tight font-extrabold sm:text-4xl">{children}</h1>
      {aside}
    </div>
  );
}
