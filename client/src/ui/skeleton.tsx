import { cn } from '@/lib/cn';
import { t } from '@/texts';

/** A grey bar where something will be. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-md bg-line', className)} />;
}

/** A page's outline while its answer is on the way; `label` is the specified loading text. */
export function PageSkeleton({ label = t.common.loading(), rows = 8 }: { label?: string; rows?: number }) {
  return (
    <div className="flex flex-col gap-3 py-6">
      <output className="text-muted">{label}</output>
      <Skeleton className="h-10 w-2/3" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}

/** The same for a screen that has the window to itself. */
export function WholeWindowSkeleton() {
  return (
    <div className="mx-auto max-w-[92rem] px-3 py-5 sm:px-6">
      <PageSkeleton />
    </div>
  );
}
