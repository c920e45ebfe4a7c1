import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { isAbbreviation, isColour, type TeamLook, TeamLookFields } from './team-look-fields';

interface Props<Values extends FieldValues & TeamLook & { name: string }> {
  form: UseFormReturn<Values>;
  /** Null for a new team. */
  team: { id: string; logoUrl: string | null } | null;
}

/** Abbreviation and colour of a team within a form that has its name. */
export function TeamLookControls<Values extends FieldValues & TeamLook & { name: string }>({
  form,
  team,
}: Props<Values>) {
  const { register, watch, setValue, getFieldState, formState } = form;
  useEffect(() => {
    register('abbreviation' as FieldPath<Values>, { validate: isAbbreviation });
    register('colour' as FieldPath<Values>, { validate: isColour });
  }, [register]);
  const text = (name: 'name' | keyof TeamLook): string => watch(name as FieldPath<Values>);
  const errorOf = (name: keyof TeamLook): string | undefined =>
    getFieldState(name as FieldPath<Values>, formState).error?.message;
  return (
    <TeamLookFields
      team={team}
      name={text('name')}
      value={{ abbreviation: text('abbreviation'), colour: text('colour') }}
      errors={{ abbreviation: errorOf('abbreviation'), colour: errorOf('colour') }}
      onChange={(name, value) =>
        setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        })
      }
    />
  );
}
