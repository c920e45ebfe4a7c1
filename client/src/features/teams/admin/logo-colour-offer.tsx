import { readColour } from '@domain/colours/read-colour';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { useTeamLogoColourQuery } from './teams.hooks.generated';

interface Props {
  teamId: string;
  /** The colour there is, or none. */
  current: string | null;
  busy?: boolean;
  onUse: (colour: string) => void;
}

/** Offers the colour of a team's stored logo; nothing while it is the team's already, or cannot be told. */
export function LogoColourOffer({ teamId, current, busy = false, onUse }: Props) {
  const { data } = useTeamLogoColourQuery({ variables: { id: teamId }, fetchPolicy: 'network-only' });
  const colour = data?.me?.actingFor?.team?.logoColour ?? null;
  if (colour === null || colour === readColour(current ?? '')) return null;
  return (
    <Button size="small" className="whitespace-normal!" busy={busy} onClick={() => onUse(colour)}>
      <span
        aria-hidden="true"
        className="size-4 rounded-full border border-line-strong"
        style={{ background: colour }}
      />
      {t.teams.use_from_the_logo({ colour })}
    </Button>
  );
}
