import type { ReactNode } from 'react';

/** One form in the middle of a page, below its title and what it is for. */
export function NarrowPage({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-6 py-8 sm:py-14">
      <div className="flex flex-col gap-1">
        <h1 className="display text-3xl leading-tight font-bold">{title}</h1>
        <p className="text-muted">{about}</p>
      </div>
      {children}
    </div>
  );
}

/** The card around its fields. */
export function NarrowCard({ children }: { children: ReactNode }) {
  return <div className="card rounded-lg border border-line bg-surface p-5 shadow-card">{children}</div>;
}
