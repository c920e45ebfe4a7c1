import { Checkbox } from '@/ui/checkbox';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { type Action, ENTRY_MODES, type EntryMode } from '../entry/actions';
import type { DeviceSettings } from '../hooks/use-device-settings';

const MODES: Record<EntryMode, readonly [label: string, hint: string]> = {
  score: ['Score only', 'Points of the teams.'],
  fouls: ['Points and fouls', 'Who scored, and who fouled.'],
  everything: ['Everything', 'All that a box score has.'],
};

interface Props {
  settings: DeviceSettings;
  actions: readonly Action[];
  hasCourt: boolean;
  onChange: (changes: Partial<DeviceSettings>) => void;
  onClose: () => void;
}

/** How this device enters plays, and which keys do so. */
export function SettingsDialog({ settings, actions, hasCourt, onChange, onClose }: Props) {
  const flag = (name: 'clock' | 'court' | 'speaks' | 'awake', label: string) => (
    <Checkbox
      className="min-h-11"
      label={label}
      checked={settings[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
    />
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Settings of this device"
      actions={
        <Button className="min-h-11" variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">What is entered</legend>
        {ENTRY_MODES.map((mode) => (
          <label
            key={mode}
            className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="mode"
              checked={settings.mode === mode}
              onChange={() => onChange({ mode })}
              className="size-4.5 accent-(--accent-solid)"
            />
            <span>
              <span className="font-semibold">{MODES[mode][0]}</span>{' '}
              <span className="text-sm text-muted">{MODES[mode][1]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-col">
        {flag('clock', 'Keep the game clock on this device')}
        {hasCourt && flag('court', 'Tap where shots were taken')}
        {flag('speaks', 'Read the last play out')}
        {flag('awake', 'Keep the screen on')}
      </div>
      <section aria-label="Keys" className="flex flex-col gap-1.5">
        <h3 className="text-sm font-semibold">Keys</h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm sm:grid-cols-[auto_1fr_auto_1fr]">
          <Key keys="H, A" does="Home or away team" />
          <Key keys="0 … 99" does="Player by jersey" />
          {actions
            .filter(({ key }) => key !== '')
            .map(({ kind, key, label }) => (
              <Key key={kind} keys={key.toUpperCase()} does={label} />
            ))}
          <Key keys="Enter" does="Take the jersey as typed" />
          <Key keys="Space" does="Start or stop the clock" />
          <Key keys="Backspace" does="Undo" />
          <Key keys="Esc" does="Begin the play anew" />
          <Key keys="?" does="These keys" />
        </dl>
      </section>
    </Dialog>
  );
}

function Key({ keys, does }: { keys: string; does: string }) {
  return (
    <>
      <dt>
        <kbd className="rounded-sm border border-line-strong bg-surface-2 px-1.5 text-xs font-semibold">{keys}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}
