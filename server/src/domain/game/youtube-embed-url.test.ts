import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { youtubeEmbedUrl } from './youtube-embed-url.js';

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', EMBED],
    ['  http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&list=PL1 ', EMBED],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${EMBED}?start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', EMBED],
    ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', `${EMBED}?start=3723`],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m', `${EMBED}?start=60`],
    ['https://youtu.be/dQw4w9WgXcQ?t="><script>', EMBED],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', EMBED],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared', EMBED],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=15', `${EMBED}?start=15`],
    ['HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ', EMBED],
    [EMBED, EMBED],
  ])('%j', (address, embed) => {
    expect(youtubeEmbedUrl(address)).toBe(embed);
  });
});

describe('nothing to embed', () => {
  test.each([
    '',
    'dQw4w9WgXcQ',
    'https://vimeo.com/12345',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/playlist?list=PL1',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
    'javascript:https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://',
  ])('%j', (address) => {
    expect(youtubeEmbedUrl(address)).toBeNull();
  });
});

test('whatever comes out is an embedded video, and embedding it again changes nothing', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc
      .tuple(fc.constantFrom('youtu.be/', 'www.youtube.com/watch?v=', 'youtube.com/embed/'), fc.string())
      .map(([start, rest]) => `https://${start}${rest}`),
    fc.stringMatching(/^https:\/\/youtu\.be\/[\w-]{11}\?t=\d{1,5}$/u),
  );
  fc.assert(
    fc.property(address, (text) => {
      const embed = youtubeEmbedUrl(text);
      if (embed === null) return;
      expect(embed).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=\d+)?$/u);
      expect(youtubeEmbedUrl(embed)).toBe(embed);
    }),
  );
});
