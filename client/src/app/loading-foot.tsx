import { useState } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { LoadMore } from '@/ui/load-more';

interface Props {
  /** How many are shown, of how many. */
  shown: number;
  total: number;
  hasMore: boolean;
  /** Loads what follows; rejects when that could not be had. */
  load: () => Promise<unknown>;
}

/** The foot of a list of which more is loaded when that is wanted: says when it could not be, and tries again. */
export function LoadingFoot({ load, ...list }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const press = async (): Promise<void> => {
    setState('busy');
    const isLoaded = await load().then(
      () => true,
      () => false,
    );
    setState(isLoaded ? 'ready' : 'failed');
  };
  if (state !== 'failed') return <LoadMore {...list} busy={state === 'busy'} onMore={() => void press()} />;
  return (
    <p role="alert" className="flex items-center justify-center gap-3 p-4 text-danger">
      {t.site.more_could_not_be_loaded()} <Button onClick={() => void press()}>{t.common.try_again()}</Button>
    </p>
  );
}
