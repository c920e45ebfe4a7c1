import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Controller } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { PictureField } from '@/app/admin/forms/picture-field';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { TeamLogo } from '@/ui/team-logo';
import { CaptainField } from './captain-field';
import { isRank, leagueTeamInput, leagueTeamValues, type LeagueTeamValues } from './league-team-form';
import { TeamLookControls } from './team-look-controls';
import type { LeagueTeamFragment } from './league-teams.generated';
import { useUpdateSeasonLeagueTeamMutation } from './league-teams.hooks.generated';

interface Props {
  row: LeagueTeamFragment;
  seasonId: string;
  leagueId: string;
  captainLabel: string;
  onClose: () => void;
}

const FIELDS = ['name', 'abbreviation', 'colour', 'logo', 'captain', 'rank'] as const;

const ALIASES = { captainName: 'captain', captainPlayerId: 'captain' } as const;

/** Edits a team in its season league: name, abbreviation, colour, logo, captain, rank. */
export function EditLeagueTeamDialog({ row, seasonId, leagueId, captainLabel, onClose }: Props) {
  const toast = useToast();
  const saved = useUndoToast();
  const client = useApolloClient();
  const refresh = useCallback(() => client.refetchQueries({ include: ['CaptainChoices'] }), [client]);
  const { form, basis, onStale } = useEditForm(row, leagueTeamValues, refresh);
  const { register, control, formState, watch, setValue } = form;
  const { errors } = formState;
  const [update] = useUpdateSeasonLeagueTeamMutation({ refetchQueries: ['LeagueTeams'] });
  const captain = watch('captain');
  const save = async (values: LeagueTeamValues, close: () => void): Promise<void> => {
    let data;
    try {
      ({ data } = await update({ variables: { id: row.id, input: leagueTeamInput(basis, values) } }));
    } catch (error) {
      toast({ kind: 'error', text: t.teams.failed_to_update_team() });
      throw error;
    }
    saved({ message: t.teams.team_updated(), ...undoOf(data) });
    close();
  };
  return (
    <FormDialog
      title={t.teams.edit({ team: row.team.name })}
      form={form}
      fields={FIELDS}
      aliases={ALIASES}
      submitLabel={t.common.save()}
      failure={t.teams.failed_to_update_team()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <Field label={t.teams.team_name()} required hint={t.teams.name_of_all_its_seasons()} error={errors.name?.message}>
        {(props) => (
          <Input
            {...props}
            {...register('name', {
              ...atMost(200),
              validate: (name) => name.trim() !== '' || t.teams.please_enter_a_name(),
            })}
          />
        )}
      </Field>
      <TeamLookControls form={form} team={row.team} />
      <Controller
        control={control}
        name="logo"
        render={({ field: { value, onChange }, fieldState }) => (
          <PictureField
            label={t.teams.logo()}
            currentUrl={row.team.logoUrl}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            preview={(url) => (
              <TeamLogo
                name={row.team.name}
                logoUrl={url}
                colour={row.team.colour}
                abbreviation={row.team.abbreviation}
                size="large"
              />
            )}
          />
        )}
      />
      <CaptainField
        label={captainLabel}
        place={{ seasonId, leagueId, teamId: row.team.id }}
        name={captain.name}
        playerId={captain.playerId}
        error={errors.captain?.message}
        onChange={(name, playerId) => setValue('captain', { name, playerId }, { shouldDirty: true })}
      />
      <Field
        label={t.teams.standings_rank()}
        hint={t.teams.left_blank_its_place_in_the_standings()}
        error={errors.rank?.message}
      >
        {(props) => (
          <Input
            {...props}
            inputMode="numeric"
            className="max-w-32"
            {...register('rank', { validate: (rank) => isRank(rank) || t.teams.a_whole_number_from_1_to_10000() })}
          />
        )}
      </Field>
      <Checkbox label={t.teams.withdrawn_the_team_left_the_league_during()} {...register('withdrawn')} />
    </FormDialog>
  );
}
