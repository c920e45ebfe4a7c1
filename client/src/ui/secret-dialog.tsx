import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { t } from '@/texts';
import { Button } from './button';
import { Dialog } from './dialog';

interface Props {
  title: string;
  /** What it is, and that it is shown only now. */
  description: string;
  secret: string;
  onClose: () => void;
}

/** Something that is shown once: a temporary password, with a button that copies it. */
export function SecretDialog({ title, description, secret, onClose }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(secret))
      .then(
        () => true,
        () => false,
      );
    setCopied(done);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={<Button onClick={onClose}>{t.common.close()}</Button>}
    >
      <div className="flex flex-wrap items-center gap-3">
        <output
          aria-label={title}
          className="rounded-md border border-line-strong bg-surface-2 px-3 py-2 font-mono text-lg break-all select-all"
        >
          {secret}
        </output>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          {copied ? t.ui.copied() : t.ui.copy()}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {copied === true && t.ui.it_is_in_your_clipboard()}
        {copied === false && t.ui.the_browser_did_not_allow_copying_please()}
      </p>
    </Dialog>
  );
}
