import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { WrongFields } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { TextFields, textNames, textValues, typedTexts } from '@/app/admin/forms/text-fields';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { ListInstead } from '@/app/admin/name-lists/list-instead';
import { NameOffer } from '@/app/admin/name-lists/name-offer';
import { useTeamNamesakes } from '@/app/admin/name-lists/use-team-namesakes';
import { type SeasonChoices, seasonLeagueOptions } from '@/app/admin/season/season-league-options';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { useConfirm } from '@/ui/confirm-context';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { TeamLookControls } from './team-look-controls';
import type { TeamLook } from './team-look-fields';
import { AdminTeamPageDocument, type AdminTeamFragment } from './teams.generated';
import { useCreateTeamMutation, useUpdateTeamMutation } from './teams.hooks.generated';

interface Props {
  /** Null for a new one. */
  team: AdminTeamFragment | null;
  seasons: SeasonChoices;
  /** Opens the list for several instead. */
  onList?: () => void;
  onClose: () => void;
}

/** The texts of a team. */
const TEXTS = {
  name: { label: () => t.common.name(), max: 200, required: () => t.teams.please_enter_a_name() },
} as const;

type Values = Record<keyof typeof TEXTS, string> &
  TeamLook & {
    seasonLeagueId: string;
    /** Another team has the name, and this is a new one. */
    isNamesake: boolean;
  };

const FIELDS = [...textNames(TEXTS), 'abbreviation', 'colour', 'seasonLeagueId'] as const;

function teamValues(team: AdminTeamFragment | null): Values {
  return {
    ...textValues(TEXTS, team),
    abbreviation: team?.abbreviation ?? '',
    colour: team?.colour ?? '',
    seasonLeagueId: team?.seasonTeam?.seasonLeague.id ?? '',
    isNamesake: false,
  };
}

/** Creates a team, or renames one and puts it into a league. */
export function TeamDialog({ team, seasons, onList, onClose }: Props) {
  const saved = useUndoToast();
  const confirm = useConfirm();
  const client = useApolloClient();
  const id = team?.id ?? '';
  const refresh = useCallback(
    () => client.query({ query: AdminTeamPageDocument, variables: { id }, fetchPolicy: 'network-only' }),
    [client, id],
  );
  const { form, basis, onStale } = useEditForm(team, teamValues, refresh);
  const { register, formState, watch } = form;
  const navigate = useNavigate();
  const { namesakes, ask } = useTeamNamesakes(null, team ? '' : watch('name'));
  // Whichever list or page is shown.
  const again = { refetchQueries: 'active', awaitRefetchQueries: true } as const;
  const [create] = useCreateTeamMutation(again);
  const [update] = useUpdateTeamMutation(again);
  const save = async ({ isNamesake, ...values }: Values, done: () => void): Promise<void> => {
    const texts = typedTexts(TEXTS, values);
    const seasonLeagueId = values.seasonLeagueId || null;
    let data;
    if (basis) {
      const changed = changedFields<Omit<Values, 'isNamesake'>>(teamValues(basis), { ...values, ...texts });
      ({ data } = await update({ variables: { id: basis.id, input: { ...changed, expectedVersion: basis.version } } }));
    } else {
      // Asked anew: whoever types fast is ahead of what is told while typing.
      if (!isNamesake && (await ask(texts.name)).length > 0) {
        throw new WrongFields([{ field: 'name', message: t.teams.there_is_a_team_of_this_name_open() }]);
      }
      const question = {
        text: t.teams.this_team_has_no_league_are_you_sure(),
        confirmLabel: t.teams.create_team(),
        destructive: false,
      };
      if (seasonLeagueId === null && !(await confirm(question))) return;
      const { abbreviation, colour } = values;
      ({ data } = await create({ variables: { input: { ...texts, abbreviation, colour, seasonLeagueId } } }));
    }
    saved({
      message: team ? t.teams.team_updated_successfully() : t.teams.team_created_successfully(),
      ...undoOf(data),
    });
    done();
  };
  return (
    <FormDialog
      title={team ? t.teams.update({ team: team.name }) : t.teams.create_team()}
      form={form}
      fields={FIELDS}
      submitLabel={team ? t.teams.update_team() : t.teams.create_team()}
      failure={team ? t.teams.failed_to_update_team() : t.teams.failed_to_add_team()}
      addsMore={team === null}
      save={save}
      {...(team && { onStale })}
      onClose={onClose}
    >
      {onList && <ListInstead onOpen={onList} />}
      <TextFields
        texts={TEXTS}
        form={form}
        beneath={{
          name: (
            <NameOffer namesakes={namesakes} onUse={({ id: other }) => void navigate(adminPaths.team(other), UNASKED)}>
              <Checkbox label={t.teams.this_is_another_team_of_the_same_name()} {...register('isNamesake')} />
            </NameOffer>
          ),
        }}
      />
      <TeamLookControls form={form} team={team} />
      <Field
        label={t.common.league()}
        required={team !== null}
        hint={team ? t.teams.within_a_season_it_moves_there_from_its() : undefined}
        error={formState.errors.seasonLeagueId?.message}
      >
        {(control) => (
          // The choice is set again when the list has come.
          <Select
            key={seasons.flatMap(({ seasonLeagues }) => seasonLeagues).length}
            {...control}
            placeholder={team ? t.teams.select_a_league() : t.teams.no_league()}
            options={seasonLeagueOptions(seasons)}
            {...register('seasonLeagueId', {
              validate: (id) => team === null || id !== '' || t.teams.please_choose_a_league(),
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
