import { drawPicture, layOut, type PictureLook } from '../server/src/pictures/draw-picture.js';
import { paint, withoutMasks } from '../server/src/pictures/paint.js';
import type { Picture } from '../server/src/pictures/picture.js';
import type { Benchmark } from './lib/benchmark.js';
import { median } from './lib/median.js';
import { digits } from './lib/report.js';

/** Each of them measures every way once, in turns. */
const PAIRS = Number(process.env.BENCH_PAIRS ?? 30);
const LOOK: PictureLook = { name: 'NBA', accent: '#1d4ed8', theme: 'light' };
const TEAMS = ['Rockets', 'Warriors', 'Raptors', 'Celtics', 'Cavaliers', 'Spurs'];
const team = (name: string, figure: string, place?: string): Picture['rows'][number] => ({
  name,
  logoUrl: null,
  colour: null,
  abbreviation: null,
  figure,
  isStrong: figure === '122',
  ...(place !== undefined && { place }),
});

/** One player's game, wide and tall. */
const LINE: Picture = {
  about: 'Jan 30, 2018',
  title: {
    name: 'James Harden',
    team: { name: 'Houston Rockets', logoUrl: null, colour: null, abbreviation: null },
    detail: 'Houston Rockets 114 – 107 Orlando Magic',
  },
  rows: [],
  figures: ['PTS', 'REB', 'AST', '3PM', 'STL'].map((name) => ({ value: '60', name })),
  notes: ['Triple-double', 'Season high: 60 points'],
  foot: '2017-18',
};

/** As pages of the sample season have them. */
const PICTURES: Readonly<Record<string, Picture>> = {
  game: {
    about: 'Feb 3, 2018, 7:30 PM',
    title: null,
    rows: [team('Golden State Warriors', '122'), team('Houston Rockets', '121')],
    figures: [],
    foot: 'Final · Toyota Center',
  },
  player: {
    about: '2017-18',
    title: { name: 'James Harden', team: { name: 'Houston Rockets', logoUrl: null, colour: null, abbreviation: null } },
    rows: [],
    figures: ['PTS a game', 'REB a game', 'AST a game', 'Games'].map((name) => ({ value: '31.5', name })),
    foot: 'Houston Rockets · No. 13 · PG',
  },
  standings: {
    about: 'Standings, 2017-18',
    title: null,
    rows: TEAMS.map((name, index) => team(name, '37–13', String(index + 1))),
    figures: [],
    foot: 'and 24 more',
  },
  line: LINE,
  'line-tall': { ...LINE, rows: [team('Houston Rockets', '114'), team('Orlando Magic', '107')] },
};

const WAYS: Readonly<Record<string, (picture: Picture, svg: string, isTall: boolean) => Promise<unknown>>> = {
  'laying out': (picture, _svg, isTall) => layOut(picture, LOOK, () => null, isTall),
  'painting, with masks': (_picture, svg) => paint(svg),
  'painting, without': (_picture, svg) => paint(withoutMasks(svg)),
  'all of it': (picture, _svg, isTall) => drawPicture(picture, LOOK, () => null, isTall),
};

/** What drawing a shared picture takes, in its parts. */
export const pictures: Benchmark = {
  about: 'pictures of shared addresses: laying out and painting',
  async run() {
    const rows: string[][] = [];
    for (const [name, picture] of Object.entries(PICTURES)) {
      const isTall = name === 'line-tall';
      const svg = await layOut(picture, LOOK, () => null, isTall);
      const times = new Map<string, number[]>();
      // The first turn loads fonts and compiles.
      for (let pair = -1; pair < PAIRS; pair += 1)
        for (const [way, draw] of Object.entries(WAYS)) {
          const begun = performance.now();
          await draw(picture, svg, isTall);
          if (pair >= 0) times.set(way, [...(times.get(way) ?? []), performance.now() - begun]);
        }
      const [masked, plain] = ['painting, with masks', 'painting, without'].map((way) => times.get(way)!);
      const ratios = masked!.map((time, pair) => time / plain![pair]!);
      rows.push([name, ...Object.keys(WAYS).map((way) => digits(median(times.get(way)!))), digits(median(ratios))]);
    }
    return {
      tables: [
        {
          title: `ms per picture, ${PAIRS} turns`,
          columns: ['picture', ...Object.keys(WAYS), 'with masks : without'],
          rows,
        },
      ],
      notes: [],
      figures: rows,
    };
  },
};
