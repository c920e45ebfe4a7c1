import { useState } from 'react';

/**
 * Why a query had no answer the last time, also while it is being asked again: asking clears the query's own error, and
 * what is shown because of it must not go away meanwhile.
 */
export function useSettledError({ error, loading }: { error?: unknown; loading: boolean }): unknown {
  const [settled, setSettled] = useState(error);
  if (!loading && settled !== error) setSettled(error);
  return loading ? settled : error;
}
