import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { scorePaths } from '@/app/score-paths';
import { t } from '@/texts';
import { Button } from '@/ui/button';

/** What opens a game, told once. */
interface MadeLink {
  readonly secret: string;
  readonly code: string;
}

/** A link that has just been made, with its code: to be handed on now. */
export function NewLink({ made: { secret, code } }: { made: MadeLink }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = window.location.origin + scorePaths.link(secret);
  const copy = async (): Promise<void> => {
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => true,
        () => false,
      );
    setCopied(done);
  };
  return (
    <section
      aria-label={t.plays.new_link()}
      className="flex flex-col gap-3 rounded-md border border-line-strong bg-surface-2 p-3"
    >
      <p className="text-sm font-semibold">{t.plays.hand_it_on_now_it_is_not_shown()}</p>
      <div className="flex flex-wrap items-center gap-2">
        <output
          aria-label={t.plays.link()}
          className="min-w-0 flex-1 basis-56 font-mono text-sm wrap-anywhere select-all"
        >
          {address}
        </output>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          {copied ? t.plays.copied() : t.plays.copy_link()}
        </Button>
      </div>
      <p className="text-sm">
        {t.plays.or_this_code_typed_at({
          mark: (words) => <span className="font-mono wrap-anywhere">{words}</span>,
          number: window.location.host + scorePaths.enter(),
        })}{' '}
        <output aria-label={t.plays.code()} className="font-mono text-lg font-bold whitespace-nowrap select-all">
          {code}
        </output>
      </p>
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {copied === true && t.plays.the_link_is_in_your_clipboard()}
        {copied === false && t.plays.the_browser_did_not_allow_copying_please()}
      </p>
    </section>
  );
}
