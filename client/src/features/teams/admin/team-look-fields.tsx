import { readAbbreviation } from '@domain/text/read-abbreviation';
import { teamAbbreviation } from '@domain/text/team-abbreviation';
import { readColour } from '@domain/colours/read-colour';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { LogoColourOffer } from './logo-colour-offer';
import { TeamLookPreview } from './team-look-preview';

/** What a team is recognised by, as a form holds it; blank: nothing of its own. */
export interface TeamLook {
  abbreviation: string;
  colour: string;
}

interface Props {
  /** Null for a new team. */
  team: { id: string; logoUrl: string | null } | null;
  name: string;
  value: TeamLook;
  errors: { abbreviation?: string | undefined; colour?: string | undefined };
  onChange: (name: keyof TeamLook, text: string) => void;
}

/** Abbreviation and colour of a team, each with what is proposed, and what visitors will see. */
export function TeamLookFields({ team, name, value, errors, onChange }: Props) {
  const proposed = name.trim() === '' ? null : readAbbreviation(teamAbbreviation(name));
  return (
    <>
      <Field label={t.teams.abbreviation()} hint={t.teams.for_places_without_room()} error={errors.abbreviation}>
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <Input
              {...control}
              value={value.abbreviation}
              onChange={(event) => onChange('abbreviation', event.target.value)}
              placeholder={proposed ?? undefined}
              spellCheck={false}
              className="max-w-24 uppercase placeholder:normal-case"
            />
            {proposed !== null && value.abbreviation.trim() === '' && (
              <Button size="small" onClick={() => onChange('abbreviation', proposed)}>
                {t.teams.use_from_the_name({ abbreviation: proposed })}
              </Button>
            )}
          </div>
        )}
      </Field>
      <Field label={t.teams.colour()} hint={t.teams.left_blank_its_colour_follows_its_name()} error={errors.colour}>
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <input
              type="color"
              aria-label={t.teams.pick_the_colour()}
              value={readColour(value.colour) ?? '#808080'}
              onChange={(event) => onChange('colour', event.target.value)}
              className="h-10 w-14 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
            />
            <Input
              {...control}
              value={value.colour}
              onChange={(event) => onChange('colour', event.target.value.trim())}
              spellCheck={false}
              className="max-w-32 font-mono"
            />
            {team?.logoUrl && (
              <LogoColourOffer teamId={team.id} current={value.colour} onUse={(colour) => onChange('colour', colour)} />
            )}
          </div>
        )}
      </Field>
      <TeamLookPreview name={name} colour={readColour(value.colour)} abbreviation={value.abbreviation} />
    </>
  );
}

/** What is wrong with an abbreviation; true when nothing is. */
export function isAbbreviation(text: string): string | true {
  return text.trim() === '' || readAbbreviation(text) !== null || t.teams.two_to_four_letters_and_digits();
}

/** What is wrong with a colour; true when nothing is. */
export function isColour(text: string): string | true {
  return text.trim() === '' || readColour(text) !== null || t.teams.a_colour_such_as();
}
