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
      <div className={children ? 'min-w-[min(17rem,100%)] flex-auto' : 'min-w-0'}>
        <h1 className="display text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
        {children && (
          // It takes what room the title leaves beside the buttons: words wrap before they do.
          <div className="w-0 min-w-full">
            <p className="mt-1 max-w-prose text-muted">{children}</p>
          </div>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
