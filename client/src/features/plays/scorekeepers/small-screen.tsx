import type { ReactNode } from 'react';

/** A heading and a few words in the middle of the window. */
export function SmallScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-8 sm:py-14">
      <h1 className="display text-3xl leading-tight font-bold">{title}</h1>
      {children}
    </div>
  );
}
