import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';

/** What is told of a player, on a tab of their page. */
export default function PlayerBio({ bio }: { bio: string | null }) {
  return (
    <Card title={t.players.bio()}>
      {bio ? (
        <p className="max-w-prose whitespace-pre-line">{bio}</p>
      ) : (
        <EmptyState title={t.players.no_bio_yet()}>{t.players.no_bio_about()}</EmptyState>
      )}
    </Card>
  );
}
