import { useRef } from 'react';
import { t } from '@/texts';
import { heardPlayer, useFailedVideo } from './use-failed-video';

interface Props {
  title: string;
  /** The host's player address, as the server made it. */
  embedUrl: string;
  /** Where the video is to be seen on its own site. */
  url: string;
}

/** An embedded video; one that does not play is told, with the way to its own address. */
export function Video({ title, embedUrl, url }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const failure = useFailedVideo(frame, embedUrl);
  return (
    <div className="no-print flex flex-col gap-2">
      <div className="aspect-video w-full overflow-hidden rounded-md bg-black">
        {/* Of its own colours in a dark page, too: a frame that waits for its page would be white. */}
        <iframe
          ref={frame}
          src={heardPlayer(embedUrl)}
          title={title}
          loading="lazy"
          allow="accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0 scheme-light"
        />
      </div>
      <div role="alert">
        {failure && (
          <p className="rounded-md border border-danger bg-danger-soft px-3 py-2 text-sm">
            {failure === 'REFUSED' ? t.ui.the_video_failed_to_load() : t.ui.the_video_did_not_come()}{' '}
            <a href={url} rel="noopener" className="prose-link font-medium">
              {t.ui.see_it_at_its_own_address()}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
