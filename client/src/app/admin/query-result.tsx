import type { ReactNode } from 'react';
import { t } from '@/texts';
import { ErrorState } from '@/ui/error-state';
import { PageSkeleton } from '@/ui/skeleton';
import { failureOf, messageOf } from './forms/failure';
import { ORGANIZATION_LEFT } from './session/reads-link';
import { SignInAgain } from './session/sign-in-again';

/** As much of a query's result as its view needs. */
interface QueryState<Data> {
  data: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface Props<Data> {
  result: QueryState<Data>;
  /** Shown while nothing is known yet. Default: a page's outline. */
  skeleton?: ReactNode;
  /** Shown where the server finds nothing of this id; without it that is a failure like any other. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query answered; its outline before that, and a way to try again when it failed. */
export function QueryResult<Data>({ result, skeleton = <PageSkeleton />, missing, children }: Props<Data>) {
  const { data, error, refetch } = result;
  if (data !== undefined) return <>{children(data)}</>;
  const { code } = failureOf(error);
  if (error && code === 'UNAUTHENTICATED') return <SignInAgain />;
  // What to do is said above all screens.
  if (error && code === ORGANIZATION_LEFT) return null;
  if (missing && code === 'NOT_FOUND') return <>{missing}</>;
  // The query keeps the error of a second failure, too.
  if (error)
    return (
      <ErrorState
        title={messageOf(error, t.admin.this_could_not_be_loaded())}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <>{skeleton}</>;
}
