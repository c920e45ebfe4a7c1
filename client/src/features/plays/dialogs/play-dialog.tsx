import { useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { WrongFields } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { playLabel } from '../shown/play-label';
import { periodWords } from '@/lib/period-words';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import type { CourtGame, CourtPeriod } from '../court-game';
import type { PlayContent, PlayRevision } from '../keeping/play';
import type { ChangeResult } from '../keeping/act';
import { ShotCourt } from '../panels/shot-court';
import { tagOf, wholeLineOf } from '../shown/play-text';
import { isAnotherInForm, isChangedByBoth, playChanges, playProblems, type PlayValues, playValues } from './play-form';
import { useRebased } from './use-rebased';
import { WhoField } from './who-field';

const FIELDS = ['kind', 'who', 'otherPlayerId', 'periodId', 'clock', 'note'] as const;

interface Props {
  game: CourtGame;
  /** Those of which plays are entered; of the play's own there is one, whatever else happens to it. */
  periods: readonly CourtPeriod[];
  /** The play when it was opened. */
  opened: PlayRevision;
  /** The play as it is now. */
  play: PlayRevision;
  /** Gets what was changed here, and of what. */
  onSave: (changes: Partial<PlayContent>, from: PlayRevision) => Promise<ChangeResult>;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
  onInsert: () => void;
  onClose: () => void;
}

/**
 * Corrects a play: what, who, when and where, also after its period or the game have ended. What somebody else changes
 * of it meanwhile is told, and comes into the form where nothing was changed in it.
 */
export function PlayDialog({ game, periods, opened, play, onSave, onDelete, onMove, onInsert, onClose }: Props) {
  const form = useForm<PlayValues>({ defaultValues: playValues(play) });
  const { register, setValue, formState } = form;
  const { errors, isSubmitting } = formState;
  const values = useRebased(form, play, isSubmitting);
  const { kind, place } = values;
  const rule = game.vocabulary.rules.get(kind);
  const save = async (values: PlayValues, close: () => void): Promise<void> => {
    const problems = Object.entries(playProblems(values, game)).map(([field, message]) => ({ field, message }));
    if (problems.length > 0) throw new WrongFields(problems);
    if ((await onSave(playChanges(values, game, play), play)) === 'done') close();
  };
  const act = (work: () => void): void => {
    work();
    onClose();
  };
  const words = periodWords(game.vocabulary.sport);
  const inAny = words.period.toLowerCase();
  return (
    <FormDialog
      title={t.plays.correct_a_play()}
      form={form}
      fields={FIELDS}
      submitLabel={t.common.save()}
      failure={t.plays.this_device_could_not_store_the_play()}
      save={save}
      onClose={onClose}
    >
      {!isSubmitting && isAnotherInForm(opened, play) && (
        <p role="alert" className="rounded-md bg-warning-soft p-3 text-sm font-medium text-warning">
          {t.plays.this_play_was_changed_meanwhile({ play: wholeLineOf(game, play) })}
          {isChangedByBoth(values, opened, play) && ` ${t.plays.you_changed_the_same()}`}
        </p>
      )}
      <Field label={t.plays.play()} error={errors.kind?.message}>
        {(control) => (
          <Select
            {...control}
            className="min-h-11"
            options={[...game.vocabulary.rules.keys()].map((value) => ({ value, label: playLabel(value, inAny) }))}
            {...register('kind')}
          />
        )}
      </Field>
      {rule?.team !== 'none' && <WhoField game={game} error={errors.who?.message} field={register('who')} />}
      {rule !== undefined && rule.otherPlayer !== 'none' && (
        <Field
          label={kind === 'SUBSTITUTION' ? t.plays.goes_off() : t.plays.other_player()}
          error={errors.otherPlayerId?.message}
        >
          {(control) => (
            <Select
              {...control}
              className="min-h-11"
              placeholder={t.plays.nobody()}
              options={[game.home, game.away].map(({ teamName, players }) => ({
                label: teamName,
                options: players.map((player) => ({ value: player.id, label: tagOf(player) })),
              }))}
              {...register('otherPlayerId')}
            />
          )}
        </Field>
      )}
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.period} error={errors.periodId?.message}>
          {(control) => (
            <Select
              {...control}
              className="min-h-11"
              options={periods.map(({ id, name }) => ({ value: id, label: name }))}
              {...register('periodId')}
            />
          )}
        </Field>
        <Field label={t.plays.clock()} error={errors.clock?.message}>
          {(control) => (
            <Input {...control} className="tabular min-h-11" autoComplete="off" maxLength={6} {...register('clock')} />
          )}
        </Field>
      </div>
      {kind === 'NOTE' && (
        <Field label={t.plays.note()} error={errors.note?.message}>
          {(control) => <Input {...control} className="min-h-11" {...register('note', atMost(500))} />}
        </Field>
      )}
      {rule?.hasPlace && game.vocabulary.sport === 'basketball' && (
        <details>
          <summary className="min-h-11 cursor-pointer py-3 text-sm font-semibold">
            {place === null ? t.plays.place_on_the_court() : t.plays.place_on_the_court_known()}
          </summary>
          <div className="h-64">
            <ShotCourt place={place} onPlace={(next) => setValue('place', next, { shouldDirty: true })} />
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button className="min-h-11" onClick={() => act(() => onMove(-1))}>
          {t.plays.move_earlier()}
        </Button>
        <Button className="min-h-11" onClick={() => act(() => onMove(1))}>
          {t.plays.move_later()}
        </Button>
        <Button className="min-h-11" onClick={() => act(onInsert)}>
          {t.plays.insert_before()}
        </Button>
        <Button className="ml-auto min-h-11" variant="danger" onClick={() => act(onDelete)}>
          {t.common.delete()}
        </Button>
      </div>
    </FormDialog>
  );
}
