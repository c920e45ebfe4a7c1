import { useState } from 'react';
import { PictureField } from '@/app/admin/PictureField';
import { useAttempt } from '@/app/admin/use-attempt';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { TeamLogo } from '@/ui/TeamLogo';
import { type AdminTeamFragment, useUpdateTeamMutation } from './teams.generated';

/** The team's logo, changed here for all its seasons. */
export function TeamLogoCard({ team }: { team: AdminTeamFragment }) {
  const banner = useBanner();
  const attempt = useAttempt();
  const [update, { loading }] = useUpdateTeamMutation();
  const [logo, setLogo] = useState<File | null | undefined>(undefined);
  const save = (): void =>
    void attempt(async () => {
      await update({ variables: { id: team.id, input: { logo: logo ?? null, expectedVersion: team.version } } });
      setLogo(undefined);
      banner({ kind: 'success', text: 'Team updated successfully' });
    }, 'Failed to update team');
  return (
    <Card title="Logo">
      <div className="flex flex-col items-start gap-4">
        <PictureField
          label="Picture"
          currentUrl={team.logoUrl}
          value={logo}
          onChange={setLogo}
          preview={(url) => <TeamLogo name={team.name} logoUrl={url} size="large" />}
        />
        {logo !== undefined && (
          <Button variant="primary" busy={loading} onClick={save}>
            Save logo
          </Button>
        )}
      </div>
    </Card>
  );
}
