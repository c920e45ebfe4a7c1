import { expect, test } from 'vitest';
import { filesOf, titleOf, withNotice } from './page-text';

const HTML = `<!doctype html>
<html lang="en" data-theme="device">
<head>
<title>Sixers &amp; &quot;Heat&quot; | nba</title>
<script data-scripts="/assets/public-1.js /assets/common-2.js" data-behind="/assets/charts-8.js" data-organization="1">start()</script>
<link rel="preload" as="font" type="font/woff2" href="/assets/text-latin-3.woff2" crossorigin>
<link rel="stylesheet" href="/assets/public-4.css">
<link rel="manifest" href="/nba/manifest.webmanifest">
</head>
<body class="homepage">
<div id="root"><a href="/nba/schedule">Schedule</a><img src="/uploads/logo-5.webp" alt=""><img src="/uploads/logo-5.webp" alt=""><img src="https://elsewhere.example/a.png"></div>
<script type="application/json" id="page-state">{"logoUrl":"/uploads/not-shown-6.webp"}</script>
</body>
</html>`;

test('a page’s files are what its document names of the build, and the pictures that it shows', () => {
  expect(filesOf(HTML)).toEqual([
    '/assets/public-1.js',
    '/assets/common-2.js',
    '/assets/charts-8.js',
    '/assets/text-latin-3.woff2',
    '/assets/public-4.css',
    '/uploads/logo-5.webp',
  ]);
});

test('of a long list the first forty pictures are kept', () => {
  const images = Array.from({ length: 100 }, (_, index) => `<img src="/uploads/${index}.webp">`).join('');
  expect(filesOf(images)).toHaveLength(40);
});

test('the title is plain text', () => {
  expect(titleOf(HTML)).toBe('Sixers & "Heat" | nba');
  expect(titleOf('<p>')).toBe('');
});

test('the notice stands ahead of all, says that the page is kept, and cannot end its script', () => {
  const pages = [{ address: '/nba', title: '</script><b>$&', at: 2 }];
  const html = withNotice(HTML, { at: 1, pages }, '/assets/offline-7.js');
  expect(html).toContain('<html data-kept lang="en"');
  expect(html).toMatch(/<body class="homepage"><div id="kept-notice" class="kept-notice" role="status"><\/div>/);
  expect(html).toContain('<script type="module" src="/assets/offline-7.js"></script>');
  const told = /id="kept-state">(.*?)<\/script>/.exec(html)![1]!;
  expect(told).not.toContain('</');
  expect(JSON.parse(told)).toEqual({ at: 1, pages });
});
