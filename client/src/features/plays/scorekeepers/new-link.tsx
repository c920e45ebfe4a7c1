import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { scorePaths } from '@/app/score-paths';
import { Button } from '@/ui/button';

/** What opens a game, told once. */
export interface MadeLink {
  readonly secret: string;
  readonly code: string;
}

/** A link that has just been made, with its code: to be handed on now. */
export function NewLink({ made: { secret, code } }: { made: MadeLink }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = window.location.origin + scorePaths.link(secret);
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setCopied(done);
  };
  return (
    <section
      aria-label="New link"
      className="flex flex-col gap-3 rounded-md border border-line-strong bg-surface-2 p-3"
    >
      <p className="text-sm font-semibold">Hand it on now: it is not shown again.</p>
      <div className="flex flex-wrap items-center gap-2">
        <output aria-label="Link" className="min-w-0 flex-1 basis-56 font-mono text-sm wrap-anywhere select-all">
          {address}
        </output>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className="text-sm">
        Or this code, typed at{' '}
        <span className="font-mono wrap-anywhere">{window.location.host + scorePaths.enter()}</span>:{' '}
        <output aria-label="Code" className="font-mono text-lg font-bold whitespace-nowrap select-all">
          {code}
        </output>
      </p>
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {copied === true && 'The link is in your clipboard.'}
        {copied === false && 'The browser did not allow copying: please select the link and copy it by hand.'}
      </p>
    </section>
  );
}
