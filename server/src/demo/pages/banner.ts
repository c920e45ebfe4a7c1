import type { Palette } from './scenes.js';

/** A wide banner without words, which no machine's fonts could change: a ball that flies to the basket. */
export function drawBanner({ dark, mid, light, ball }: Palette): string {
  const path = 'M90 200 Q 520 -90 1010 104';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="240" viewBox="0 0 1200 240">
    <rect width="1200" height="240" fill="${dark}"/>
    <path d="M0 240 L300 0 H520 L220 240 Z" fill="${mid}" opacity=".45"/>
    <path d="M420 240 L720 0 H780 L480 240 Z" fill="${mid}" opacity=".25"/>
    <path d="${path}" fill="none" stroke="${light}" stroke-width="4" stroke-dasharray="4 18" stroke-linecap="round"/>
    <rect x="1074" y="28" width="12" height="150" rx="4" fill="${light}"/>
    <path d="M978 122 h92" stroke="${ball}" stroke-width="9" stroke-linecap="round"/>
    <path d="M986 126 l12 60 M1062 126 l-12 60 M1010 126 l28 60 M1038 126 l-28 60" stroke="${light}" stroke-width="3" fill="none"/>
    <circle cx="516" cy="44" r="38" fill="${ball}"/>
    <path d="M478 44 h76 M516 6 v76 M490 16 q26 28 0 56 M542 16 q-26 28 0 56" stroke="${dark}" stroke-width="3" fill="none"/>
  </svg>`;
}
