import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

/** The addresses of an organization's pages elsewhere. */
interface SocialValues {
  facebookUrl: string;
  instagramUrl: string;
  youtubeUrl: string;
}

const SITES: readonly [keyof SocialValues, string][] = [
  ['facebookUrl', 'Facebook'],
  ['instagramUrl', 'Instagram'],
  ['youtubeUrl', 'YouTube'],
];

interface Props {
  /** Ties a field of the form to its control. */
  register: (name: keyof SocialValues) => UseFormRegisterReturn;
  errors: FieldErrors<SocialValues>;
}

/** A field for each site that the footer links to. */
export function SocialFields({ register, errors }: Props) {
  return SITES.map(([name, label]) => (
    <Field key={name} label={label} error={errors[name]?.message}>
      {(props) => <Input {...props} type="url" placeholder="https://" {...register(name)} />}
    </Field>
  ));
}
