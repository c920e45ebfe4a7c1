import { t } from '@/texts';

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser by its name for people: 'Safari on iPhone'. The order matters: most browsers also claim to be others. */
export function describeBrowser(userAgent: string | null): string {
  if (!userAgent) return t.auth.unknown_browser();
  const name = (list: readonly [RegExp, string][]): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [name(BROWSERS), name(SYSTEMS)];
  if (browser === undefined) return userAgent.split(/[\s/]/, 1)[0] || t.auth.unknown_browser();
  return system === undefined ? browser : t.auth.on({ browser, system });
}
