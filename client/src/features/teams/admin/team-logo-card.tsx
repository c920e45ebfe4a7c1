import { useCallback, useState } from 'react';
import { PictureField } from '@/app/admin/forms/picture-field';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TeamLogo } from '@/ui/team-logo';
import { useUnsaved } from '@/ui/unsaved-context';
import { LogoColourOffer } from './logo-colour-offer';
import type { AdminTeamFragment } from './teams.generated';
import { useUpdateTeamMutation } from './teams.hooks.generated';

/** The team's logo, changed here for all its seasons; its colour is offered as the team's. */
export function TeamLogoCard({ team }: { team: AdminTeamFragment }) {
  const saved = useUndoToast();
  const attempt = useMutationWithToast();
  const [update, { loading }] = useUpdateTeamMutation();
  const [logo, setLogo] = useState<File | null | undefined>(undefined);
  const isChosen = logo !== undefined;
  useUnsaved(useCallback(() => isChosen, [isChosen]));
  const change = (input: { logo?: File | null; colour?: string }) =>
    attempt(async () => {
      const { data } = await update({ variables: { id: team.id, input: { ...input, expectedVersion: team.version } } });
      // Another one may have been chosen meanwhile.
      setLogo((now) => (now === input.logo ? undefined : now));
      saved({ message: t.teams.team_updated_successfully(), ...undoOf(data) });
    }, t.teams.failed_to_update_team());
  return (
    <Card title={t.teams.logo()}>
      <div className="flex flex-col items-start gap-4 *:max-w-full">
        <PictureField
          label={t.teams.picture()}
          currentUrl={team.logoUrl}
          value={logo}
          onChange={setLogo}
          preview={(url) => (
            <TeamLogo
              name={team.name}
              colour={team.colour}
              abbreviation={team.abbreviation}
              logoUrl={url}
              size="large"
            />
          )}
        />
        {isChosen && (
          <Button variant="primary" busy={loading} onClick={() => void change({ logo: logo ?? null })}>
            {t.teams.save_logo()}
          </Button>
        )}
        {!isChosen && team.logoUrl && (
          <LogoColourOffer
            key={team.logoUrl}
            teamId={team.id}
            current={team.colour}
            busy={loading}
            onUse={(colour) => void change({ colour })}
          />
        )}
      </div>
    </Card>
  );
}
