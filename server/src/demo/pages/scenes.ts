/** Size of every drawing in pixels. */
const WIDTH = 1200;
const HEIGHT = 800;

/** Colours of an organization's drawings, sRGB hex. */
export interface Palette {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
  readonly ball: string;
}

/** A drawing as SVG text, with what it shows. */
export interface Scene {
  readonly name: string;
  readonly alt: string;
  draw(palette: Palette): string;
}

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;

const range = (count: number): number[] => Array.from({ length: count }, (_item, index) => index);

/** Floor boards: long strips in slightly different tones. */
function boards({ mid, light }: Palette): string {
  const strips = range(20).map(
    (row) =>
      `<rect y="${row * 40}" width="${WIDTH}" height="39" fill="${light}" opacity="${0.06 + ((row * 7) % 5) * 0.05}"/>`,
  );
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mid}"/>${strips.join('')}`;
}

function ball(x: number, y: number, radius: number, palette: Palette): string {
  const seam = `fill="none" stroke="${palette.dark}" stroke-width="${radius * 0.05}"`;
  return `<g transform="translate(${x} ${y}) rotate(-24)"><circle r="${radius}" fill="${palette.ball}"/>
    <path d="M0 ${-radius}V${radius}M${-radius} 0H${radius}" ${seam}/>
    <path d="M${-radius * 0.72} ${-radius * 0.7}C${-radius * 0.2} ${-radius * 0.3} ${-radius * 0.2} ${radius * 0.3} ${-radius * 0.72} ${radius * 0.7}" ${seam}/>
    <path d="M${radius * 0.72} ${-radius * 0.7}C${radius * 0.2} ${-radius * 0.3} ${radius * 0.2} ${radius * 0.3} ${radius * 0.72} ${radius * 0.7}" ${seam}/>
    <ellipse cx="${-radius * 0.25}" cy="${-radius * 0.45}" rx="${radius * 0.42}" ry="${radius * 0.25}" fill="#fff" opacity="0.16"/></g>`;
}

const halfCourt: Scene = {
  name: 'half-court',
  alt: 'A half court from above, a ball at the top of the key',
  draw: (palette) =>
    svg(`${boards(palette)}<g fill="none" stroke="#fff" stroke-width="7" opacity="0.9">
      <rect x="440" y="-10" width="320" height="400" fill="${palette.dark}" fill-opacity="0.55"/><circle cx="600" cy="390" r="120"/>
      <path d="M150 -10V180C150 620 1050 620 1050 180V-10"/><path d="M530 70H670"/><circle cx="600" cy="104" r="26"/><path d="M510 70V110a90 90 0 0 0 180 0V70"/>
      <path d="M-10 786H1210"/><circle cx="600" cy="790" r="130"/></g>${ball(720, 560, 54, palette)}`),
};

const rim: Scene = {
  name: 'rim',
  alt: 'A ball above the rim and its net, against the light',
  draw: (palette) => {
    const strands = range(7).map(
      (strand) =>
        `M${360 + strand * 80} 470C${380 + strand * 72} 590 ${400 + strand * 66} 660 ${430 + strand * 56} 760`,
    );
    return svg(`<defs><radialGradient id="g" cx="0.5" cy="0.2" r="0.9"><stop offset="0" stop-color="${palette.light}"/><stop offset="0.55" stop-color="${palette.mid}"/><stop offset="1" stop-color="${palette.dark}"/></radialGradient></defs>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${ball(640, 260, 150, palette)}
      <path d="${strands.join('')}M372 545C480 600 720 600 828 545M392 630C490 680 710 680 808 630M412 700C500 740 700 740 788 700" fill="none" stroke="#fff" stroke-width="6" opacity="0.85"/>
      <ellipse cx="600" cy="470" rx="250" ry="42" fill="none" stroke="${palette.ball}" stroke-width="20"/>`);
  },
};

const leather: Scene = {
  name: 'leather',
  alt: 'A basketball close up',
  draw: (palette) => {
    const grain = range(28).flatMap((row) =>
      range(42).map((column) => `<circle cx="${column * 29 + (row % 2) * 14}" cy="${row * 29}" r="4.5"/>`),
    );
    return svg(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ball}"/><g fill="${palette.dark}" opacity="0.14">${grain.join('')}</g>
      <g fill="none" stroke="${palette.dark}" stroke-width="26"><path d="M-50 300C300 420 800 420 1250 220"/><path d="M420 -60C560 250 560 560 400 860"/><path d="M880 -60C760 260 800 560 1000 860"/></g>`);
  },
};

const shotChart: Scene = {
  name: 'shot-chart',
  alt: 'A shot chart: marks where a night of shots was taken',
  draw: (palette) => {
    const shots = range(64).map((shot) => {
      const angle = 0.35 + (((shot * 37) % 64) / 64) * 2.4;
      const distance = 90 + ((shot * 53) % 64) * 9.5;
      const [x, y] = [600 + Math.cos(angle) * distance, 90 + Math.sin(angle) * distance];
      const made = (shot * 29) % 7 < 3;
      return made
        ? `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="15" fill="${palette.ball}"/>`
        : `<path d="M${(x - 11).toFixed(0)} ${(y - 11).toFixed(0)}l22 22m0-22l-22 22" stroke="#fff" stroke-width="5" opacity="0.55"/>`;
    });
    return svg(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.dark}"/><g fill="none" stroke="${palette.light}" stroke-width="5" opacity="0.5">
      <rect x="460" y="-10" width="280" height="340"/><circle cx="600" cy="330" r="105"/><path d="M190 -10V150C190 560 1010 560 1010 150V-10"/></g>${shots.join('')}`);
  },
};

const gym: Scene = {
  name: 'gym',
  alt: 'An empty gym in the evening, its lights on',
  draw: (palette) => {
    const lights = range(5).map(
      (light) =>
        `<path d="M${180 + light * 210} 90l-150 710h300z" fill="#fff" opacity="0.07"/><rect x="${135 + light * 210}" y="70" width="90" height="22" rx="8" fill="#fff" opacity="0.95"/>`,
    );
    const rows = range(6).map(
      (row) =>
        `<rect x="0" y="${360 + row * 34}" width="${WIDTH}" height="20" fill="${palette.light}" opacity="${0.5 - row * 0.06}"/>`,
    );
    return svg(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.dark}"/>${rows.join('')}<path d="M0 570H1200V800H0z" fill="${palette.mid}"/>
      <path d="M0 640H1200M600 570V800" stroke="#fff" stroke-width="6" opacity="0.7"/><ellipse cx="600" cy="690" rx="190" ry="60" fill="none" stroke="#fff" stroke-width="6" opacity="0.7"/>${lights.join('')}`);
  },
};

/** The drawings, the one for the largest place first. */
export const SCENES: readonly Scene[] = [gym, halfCourt, rim, shotChart, leather];
