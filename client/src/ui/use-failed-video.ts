import { type RefObject, useEffect, useState } from 'react';

const PLAYER = 'https://www.youtube-nocookie.com';
/** A player says what happens only after it was greeted, and hears nothing before its page has come. */
const GREET_EVERY_MS = 500;
const GREET_SELDOM_MS = 5_000;
/** After so many without a word it is told as failing. */
const MOST_GREETINGS = 20;
/** What YouTube's own script sends first (https://developers.google.com/youtube/iframe_api_reference). */
const GREETINGS = [
  { event: 'listening', id: 1, channel: 'widget' },
  { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
].map((message) => JSON.stringify(message));

/** A player's address, so that it can be greeted. */
export function heardPlayer(embedUrl: string): string {
  return `${embedUrl}${embedUrl.includes('?') ? '&' : '?'}enablejsapi=1`;
}

/**
 * Why a video fails: its player says that it cannot play it (it was removed, is private, or may not be played on other
 * sites), or says nothing at all, since it did not come through the network.
 */
export type VideoFailure = 'REFUSED' | 'SILENT';

/**
 * Why the video in a frame fails; null as long as it does not.
 * @param embedUrl what the frame shows
 */
export function useFailedVideo(frame: RefObject<HTMLIFrameElement | null>, embedUrl: string): VideoFailure | null {
  // It says so once, perhaps before the frame has loaded: only another video is another matter.
  const [failed, setFailed] = useState<{ embedUrl: string; failure: VideoFailure } | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isHeard = false;
    const greet = (): void => {
      // To whoever is there: as long as the frame is empty it has another origin, and there is nothing to hide.
      for (const greeting of GREETINGS) element.contentWindow?.postMessage(greeting, '*');
    };
    const greetOften = (): void => {
      if (isHeard) return;
      let left = MOST_GREETINGS;
      clearInterval(timer);
      greet();
      timer = setInterval(() => {
        left -= 1;
        if (left > 0) return greet();
        setFailed({ embedUrl, failure: 'SILENT' });
        // A slow network may bring it after all.
        clearInterval(timer);
        timer = setInterval(greet, GREET_SELDOM_MS);
      }, GREET_EVERY_MS);
    };
    const listen = ({ source, origin, data }: MessageEvent): void => {
      if (source !== element.contentWindow || origin !== PLAYER) return;
      isHeard = true;
      clearInterval(timer);
      if (isFailure(data)) setFailed({ embedUrl, failure: 'REFUSED' });
      else setFailed((known) => (known?.failure === 'SILENT' ? null : known));
    };
    window.addEventListener('message', listen);
    element.addEventListener('load', greetOften);
    // The frame of a page that came with it may have loaded already: then its document is another site's.
    if (element.contentDocument === null) greetOften();
    else greet();
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', listen);
      element.removeEventListener('load', greetOften);
    };
  }, [frame, embedUrl]);
  return failed?.embedUrl === embedUrl ? failed.failure : null;
}

function isFailure(data: unknown): boolean {
  try {
    return (JSON.parse(String(data)) as { event?: unknown } | null)?.event === 'onError';
  } catch {
    return false;
  }
}
