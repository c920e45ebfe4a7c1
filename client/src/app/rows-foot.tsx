import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useContext, useState } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { LoadMore } from '@/ui/load-more';
import { LoadRows } from './load-rows';

interface Props {
  shown: number;
  total: number;
  hasMore: boolean;
  document: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

/**
 * Loads what follows in a list, when it is pressed; nobody presses it on the server, which has nothing to load with.
 */
export default function RowsFoot({ document, variables, ...shown }: Props) {
  const loadRows = useContext(LoadRows)!;
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const load = async (): Promise<void> => {
    setState('busy');
    const isLoaded = await loadRows({ document, variables }).then(
      () => true,
      () => false,
    );
    setState(isLoaded ? 'ready' : 'failed');
  };
  if (state !== 'failed') return <LoadMore {...shown} busy={state === 'busy'} onMore={() => void load()} />;
  return (
    <p role="alert" className="flex items-center justify-center gap-3 p-4 text-danger">
      {t.site.more_could_not_be_loaded()} <Button onClick={() => void load()}>{t.common.try_again()}</Button>
    </p>
  );
}
