import type { ReactNode } from 'react';
import { useScreenTitle } from './use-screen-title';

interface Props {
  title: string;
  /** What the browser's tab says where it differs. */
  tabTitle?: string;
  /** One sentence below it. */
  children?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
}

/** The head of an admin screen; names the browser's tab as well. */
export function ScreenHeader({ title, tabTitle = title, children, actions }: Props) {
  useScreenTitle(tabTitle);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_17rem]">
        <h1 className="display text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
        {children && <p className="mt-1 max-w-prose text-muted">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
