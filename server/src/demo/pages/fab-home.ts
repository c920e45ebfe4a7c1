import { type DemoPage, heading, picture, text } from './blocks.js';
import type { PageImage } from './pictures.js';

/** The main league's home page: pictures for its hero, and its history. */
export function fabHome(images: readonly PageImage[]): DemoPage {
  return {
    path: 'home',
    title: 'FAB Adult Basketball',
    blocks: [
      ...images.map(({ url, alt }) => picture(url, alt)),
      heading('How it began'),
      text(
        'FAB began with two teams, a borrowed scoreboard and a gym that was free on Sunday nights. Word got around that the games started on time and that somebody wrote the numbers down, and the next season there were eight teams.',
        'Today the league plays **three seasons a year** in Fountain Valley, Tustin and Irvine, in **five divisions** from former college players to people who have not touched a ball since school. What has not changed: referees at every game, a box score for every player, and a final that people stay up for.',
        'Have a team? [Register it](/registration). Looking for one? [Join ours](/ourTeam).',
      ),
    ],
  };
}
