import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import {
  OVERLAY_POSITIONS,
  OVERLAY_SIZES,
  OVERLAY_THEMES,
  type OverlayLook,
  overlayLook,
} from '@domain/sites/overlay-look';
import { useAdminFrameQuery } from '@/app/admin/frame/admin-frame.hooks.generated';
import { siteAddress } from '@/app/admin/frame/view-site';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';

/** How the scoreboard of a game gets into a stream: its address, as it is wanted to look. */
export function OverlayDialog({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const site = useSite();
  const slug = useAdminFrameQuery().data?.me?.actingFor?.slug;
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState<{ address: string; isDone: boolean } | null>(null);
  const look = overlayLook(new URLSearchParams(query));
  const path = `${siteAddress(site, slug ?? '')}/games/${gameId}/overlay${query && `?${query}`}`;
  const address = new URL(path, window.location.href).href;
  const outcome = copied?.address === address ? copied.isDone : null;
  const copy = async (): Promise<void> => {
    const isDone = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => true,
        () => false,
      );
    setCopied({ address, isDone });
  };
  const choose = (name: keyof OverlayLook, value: string): void => {
    const usual = overlayLook(new URLSearchParams());
    // What goes without saying need not stand there.
    const chosen = Object.entries<string>({ ...look, [name]: value }).filter(
      ([each, said]) => usual[each as keyof OverlayLook] !== said,
    );
    setQuery(new URLSearchParams(chosen).toString());
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t.games.overlay_for_streams()}
      description={t.games.what_an_overlay_is()}
      actions={<Button onClick={onClose}>{t.common.close()}</Button>}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <Choice name="theme" label={t.games.overlay_colours()} look={look} choices={themes()} onChoose={choose} />
        <Choice name="size" label={t.games.overlay_size()} look={look} choices={sizes()} onChoose={choose} />
        <Choice
          name="position"
          label={t.games.overlay_position()}
          look={look}
          choices={positions()}
          onChoose={choose}
        />
      </div>
      {slug !== undefined && (
        <div className="flex flex-wrap items-center gap-2">
          <output
            aria-label={t.games.overlay_address()}
            className="min-w-0 flex-1 basis-56 rounded-md border border-line-strong bg-surface-2 px-3 py-2 font-mono text-sm wrap-anywhere select-all"
          >
            {address}
          </output>
          <Button variant="primary" onClick={() => void copy()}>
            {outcome ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
            {outcome ? t.ui.copied() : t.ui.copy()}
          </Button>
          <a href={address} target="_blank" rel="noopener" className={buttonClass()}>
            {t.games.look_at_the_overlay()}
          </a>
        </div>
      )}
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {outcome === true && t.ui.it_is_in_your_clipboard()}
        {outcome === false && t.ui.the_browser_did_not_allow_copying_please()}
      </p>
      <p className="text-sm text-muted">{t.games.how_an_overlay_gets_into_a_stream()}</p>
    </Dialog>
  );
}

function Choice<Name extends keyof OverlayLook>({
  name,
  label,
  look,
  choices,
  onChoose,
}: {
  name: Name;
  label: string;
  look: OverlayLook;
  choices: Readonly<Record<OverlayLook[Name], string>>;
  onChoose: (name: Name, value: string) => void;
}) {
  const options = Object.entries<string>(choices).map(([value, text]) => ({ value, label: text }));
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={look[name]}
          options={options}
          onChange={({ target }) => onChoose(name, target.value)}
        />
      )}
    </Field>
  );
}

function themes(): Record<(typeof OVERLAY_THEMES)[number], string> {
  return { dark: t.games.overlay_dark(), light: t.games.overlay_light() };
}

function sizes(): Record<(typeof OVERLAY_SIZES)[number], string> {
  return { small: t.games.overlay_small(), medium: t.games.overlay_medium(), large: t.games.overlay_large() };
}

function positions(): Record<(typeof OVERLAY_POSITIONS)[number], string> {
  return {
    'top-left': t.games.overlay_top_left(),
    top: t.games.overlay_top(),
    'top-right': t.games.overlay_top_right(),
    'bottom-left': t.games.overlay_bottom_left(),
    bottom: t.games.overlay_bottom(),
    'bottom-right': t.games.overlay_bottom_right(),
  };
}
