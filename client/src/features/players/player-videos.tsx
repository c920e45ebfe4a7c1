import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Video } from '@/ui/video';
import type { PlayerPageQuery } from './player.generated';

type Videos = NonNullable<NonNullable<PlayerPageQuery['organization']>['player']>['videos'];

/** A player's videos, on a tab of their page. */
export default function PlayerVideos({ videos }: { videos: Videos }) {
  if (videos.length === 0)
    return (
      <Card title={t.players.videos()}>
        <EmptyState title={t.players.no_videos_yet()}>{t.players.no_videos_about()}</EmptyState>
      </Card>
    );
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {videos.map(({ id, title, url, embedUrl }) => (
        <li key={id}>
          <Card title={title} headingLevel={2}>
            {embedUrl ? (
              <Video title={title} embedUrl={embedUrl} url={url} />
            ) : (
              <a href={url} rel="noopener" className="prose-link">
                {url}
              </a>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
