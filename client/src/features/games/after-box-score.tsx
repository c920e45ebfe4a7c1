import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Video } from '@/ui/video';
import type { BoxScoreQuery } from './box-score.generated';
import { Corrections } from './corrections';
import { gameTitle } from './game-head';
import { linesToShow } from './box-score-data';
import { PeriodFlow } from './period-flow';
import { LastMeetings } from './last-meetings';
import { TeamComparison } from './team-comparison';

interface Props {
  game: NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>;
  /** The organization's, for when something was corrected. */
  timeZone: string;
}

/**
 * What follows a game's box scores, or says why there are none: both teams compared, the game's flow, last meetings,
 * what was corrected, the video.
 */
export default function AfterBoxScore({ game, timeZone }: Props) {
  return (
    <>
      {[game.home, game.away].every(({ lines }) => linesToShow(lines).length === 0) && (
        <Card>
          <NoStatistics status={game.status} />
        </Card>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 [&>*]:min-w-0">
        {game.home.hasLines && game.away.hasLines && <TeamComparison game={game} />}
        <PeriodFlow game={game} />
        {game.lastMeetings.length > 0 && <LastMeetings games={game.lastMeetings} />}
      </div>
      {game.corrections.length > 0 && <Corrections corrections={game.corrections} timeZone={timeZone} />}
      {game.videoUrl && (
        <Card title={t.games.video()} className="no-print">
          <div className="mx-auto flex max-w-4xl flex-col gap-2">
            {game.videoEmbedUrl && (
              <>
                <Video
                  title={t.games.video_of({ gameTitle: gameTitle(game) })}
                  embedUrl={game.videoEmbedUrl}
                  url={game.videoUrl}
                />
                <p className="text-sm text-muted">{t.games.if_the_video_does_not_play()}</p>
              </>
            )}
            <a href={game.videoUrl} rel="noopener" className="prose-link self-start break-all">
              {game.videoUrl}
            </a>
          </div>
        </Card>
      )}
    </>
  );
}

/** Why there are none. */
function NoStatistics({ status }: Pick<Props['game'], 'status'>) {
  if (status === 'FORFEIT')
    return <EmptyState title={t.games.no_statistics()}>{t.games.of_a_forfeited_game()}</EmptyState>;
  if (status === 'CANCELLED')
    return <EmptyState title={t.games.no_statistics()}>{t.games.of_a_cancelled_game()}</EmptyState>;
  return <EmptyState title={t.games.no_statistics_yet()}>{t.games.they_appear_here_as_soon_as_they_are()}</EmptyState>;
}
