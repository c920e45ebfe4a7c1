import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { useSecondPressIgnored } from '@/ui/second-press';
import { useDialogFocus } from '@/ui/use-dialog-focus';
import type { SiteUser } from '../../site';
import { type PaletteEntry, paletteEntries } from './palette-entries';
import { usePaletteSearch } from './use-palette-search';

interface Props {
  user: SiteUser;
  onClose: () => void;
}

/**
 * Finds teams, players, seasons, games and screens by a part of their names (WAI-ARIA combobox): arrow keys, Enter,
 * Escape, or a click.
 */
export default function Palette({ user, onClose }: Props) {
  const id = useId();
  const focus = useDialogFocus();
  useSecondPressIgnored();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, loading, failed } = usePaletteSearch(text, user);
  const entries = paletteEntries(text, found, user);
  // By address: what is found changes while somebody types.
  const [chosen, setChosen] = useState<string | null>(null);
  const active = Math.max(
    0,
    entries.findIndex(({ to }) => to === chosen),
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returned, what scrolling answers would be taken for a clean-up.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const go = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  // Enter does not mean what the server has found for an older text. Screens are found at once; for everything else it
  // waits for the answer.
  const isOld = loading && chosen === null && entries[0]?.kind !== t.admin.screen();
  const isEntered = useRef(false);
  useEffect(() => {
    if (!isEntered.current || isOld) return;
    isEntered.current = false;
    if (!failed) go(entries[active]);
  });
  const choose = (entry: PaletteEntry | undefined): void => {
    // Who looks around meanwhile has not chosen yet.
    isEntered.current = false;
    setChosen(entry?.to ?? null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && isOld) isEntered.current = true;
    else if (event.key === 'Enter') go(entries[active]);
    else if (event.key === 'ArrowDown') choose(entries[(active + 1) % entries.length]);
    else if (event.key === 'ArrowUp') choose(entries.at(active - 1));
    else return;
    event.preventDefault();
  };
  const status = failed
    ? t.admin.the_search_could_not_be_done()
    : loading
      ? t.admin.searching()
      : entries.length === 0
        ? t.admin.nothing_found()
        : t.admin.found_in_all({ count: entries.length });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed top-[10dvh] left-1/2 z-40 flex max-h-[80dvh] w-[calc(100vw-1.5rem)] max-w-xl -translate-x-1/2 flex-col rounded-lg border border-line bg-surface shadow-card"
        >
          <Dialog.Title className="sr-only">{t.admin.search()}</Dialog.Title>
          <input
            type="text"
            role="combobox"
            aria-label={t.admin.find_teams_players_seasons_games_and_screens()}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={t.admin.team_player_season_screen_or_rockets_lakers()}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(null);
              isEntered.current = false;
            }}
            onKeyDown={onKeyDown}
            className="m-2 min-h-11 rounded-md border border-line-strong bg-surface px-3"
          />
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={t.admin.found()}
            className="min-h-0 overflow-y-auto px-2 pb-1"
          >
            {entries.map((entry, index) => (
              // A link, so that a modifier or the middle button opens it in a new tab; keys stay in the input.
              <Link
                key={`${entry.kind} ${entry.to}`}
                to={entry.to}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => choose(entry)}
                onClick={({ ctrlKey, metaKey, shiftKey }) => {
                  if (!ctrlKey && !metaKey && !shiftKey) onClose();
                }}
                className={cn(
                  'flex cursor-pointer items-baseline gap-3 rounded-sm px-3 py-2',
                  index === active && 'bg-accent-soft',
                )}
              >
                <span className="min-w-0 flex-1 truncate font-medium">
                  {entry.name}
                  {entry.detail && (
                    <span className="text-sm font-normal text-muted max-sm:block sm:ml-2">{entry.detail}</span>
                  )}
                </span>
                <span className="eyebrow text-muted">{entry.kind}</span>
              </Link>
            ))}
          </div>
          <p role="status" className="border-t border-line px-4 py-2 text-sm text-muted">
            {status}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
