import { type DemoPage, heading, picture, text } from './blocks.js';
import type { PageImage } from './pictures.js';

/** The youth center's texts. */
export const YOUTH_PAGES: readonly DemoPage[] = [
  {
    path: 'home',
    title: 'Welcome to the Youth Center',
    blocks: [
      text(
        'A gym, two baskets and the doors open every Saturday morning. Children from nine to twelve play in mixed-skill teams here, with coaches who know every name.',
        'Practice is on Tuesdays, games are on Saturdays, and nobody sits out a whole half. Come by and watch: the front row is always free.',
      ),
    ],
  },
  {
    path: 'about',
    title: 'About the Youth Center',
    blocks: [
      text(
        'The Youth Center has been part of the neighborhood for a generation. Basketball is what most people know us for; there is homework help and a workshop behind the gym, too.',
      ),
      heading('How the league works'),
      text(
        '- Two groups: Boys 12U and Girls 12U, four teams each\n- Six Saturdays a season, one game a team\n- Every child plays at least half of each game\n- Standings are kept, because children keep them anyway',
      ),
      heading('Coaches'),
      text('All our coaches are volunteers and have been checked. If you would like to be one, ask at the front desk.'),
    ],
  },
];

/** The test organization's hero. */
export function sandboxHome(images: readonly PageImage[]): DemoPage {
  return {
    path: 'home',
    title: 'Sandbox',
    blocks: [
      ...images.map(({ url, alt }) => picture(url, alt)),
      heading('A place to try things'),
      text(
        'Four teams that play for nobody. Change whatever you like here: names, scores, colours, this text. It is in no listing.',
      ),
    ],
  };
}
