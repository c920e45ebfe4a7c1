import type { PlayVocabulary } from '@domain/plays/play-vocabulary';
import { sportTraits } from '@domain/sports/sport-traits';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { type Action, type EntryMode, modeFor, modesOf } from '../entry/actions';
import type { DeviceSettings } from '../hooks/use-device-settings';

const modesText = (hasFouls: boolean): Record<EntryMode, readonly [label: string, hint: string]> => ({
  score: [t.plays.score_only(), t.plays.the_score_of_the_teams()],
  fouls: hasFouls
    ? [t.plays.points_and_fouls(), t.plays.who_scored_and_who_fouled()]
    : [t.plays.scores_with_players(), t.plays.who_scored_too()],
  everything: [t.plays.everything(), t.plays.all_that_a_box_score_has()],
});

interface Props {
  settings: DeviceSettings;
  actions: readonly Action[];
  vocabulary: PlayVocabulary;
  hasCourt: boolean;
  onChange: (changes: Partial<DeviceSettings>) => void;
  onClose: () => void;
}

/** How this device enters plays, and which keys do so. */
export function SettingsDialog({ settings, actions, vocabulary, hasCourt, onChange, onClose }: Props) {
  const { hasClock } = sportTraits(vocabulary.sport);
  const modes = modesText(vocabulary.rules.has('PERSONAL_FOUL'));
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
      title={t.plays.settings_of_this_device()}
      actions={
        <Button className="min-h-11" variant="primary" onClick={onClose}>
          {t.plays.done()}
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">{t.plays.what_is_entered()}</legend>
        {modesOf(vocabulary).map((mode) => (
          <label
            key={mode}
            className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="mode"
              checked={modeFor(vocabulary, settings.mode) === mode}
              onChange={() => onChange({ mode })}
              className="size-4.5 accent-(--accent-solid)"
            />
            <span>
              <span className="font-semibold">{modes[mode][0]}</span>{' '}
              <span className="text-sm text-muted">{modes[mode][1]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-col">
        {hasClock && flag('clock', t.plays.keep_the_game_clock_on_this_device())}
        {hasCourt && flag('court', t.plays.tap_where_shots_were_taken())}
        {flag('speaks', t.plays.read_the_last_play_out())}
        {flag('awake', t.plays.keep_the_screen_on())}
      </div>
      <section aria-label={t.plays.keys()} className="flex flex-col gap-1.5">
        <h3 className="text-sm font-semibold">{t.plays.keys()}</h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm sm:grid-cols-[auto_1fr_auto_1fr]">
          <Key keys="H, A" does={t.plays.home_or_away_team()} />
          <Key keys="0 … 99" does={t.plays.player_by_jersey()} />
          {actions
            .filter(({ key }) => key !== '')
            .map(({ kind, key, label }) => (
              <Key key={kind} keys={key.toUpperCase()} does={label} />
            ))}
          <Key keys="Enter" does={t.plays.take_the_jersey_as_typed()} />
          {hasClock && <Key keys="Space" does={t.plays.start_or_stop_the_clock()} />}
          <Key keys="Backspace" does={t.common.undo()} />
          <Key keys="Esc" does={t.plays.begin_the_play_anew()} />
          <Key keys="?" does={t.plays.these_keys()} />
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
