import { type DemoPage, heading, places, questions, table, text, video } from './blocks.js';

const DIVISIONS = table(
  'Who plays where, and when',
  ['Division', 'Who plays there', 'Night', 'Where'],
  [
    ['D1', 'College and former professional players', 'Sunday', 'Fountain Valley'],
    ['D2', 'Played at school, still quick', 'Sunday', 'Tustin Columbus'],
    ['D3', 'Good recreational teams', 'Monday', 'Irvine Valley College'],
    ['D4', 'Plays for the fun of it', 'Wednesday', 'Fountain Valley'],
    ['D5', 'New to the game, or back after years', 'Thursday', 'Tustin Columbus'],
  ],
);

const SEASONS = table(
  'Three seasons a year',
  ['Season', 'Registration opens'],
  [
    ['Spring', 'January'],
    ['Summer', 'May'],
    ['Fall', 'September'],
  ],
);

const LOCATIONS = places(
  [
    'Fountain Valley Recreation Center',
    'Fountain Valley, California. D1 on Sundays, D4 on Wednesdays',
    'https://maps.example.com/fountain-valley',
  ],
  [
    'Tustin Columbus Gymnasium',
    'Tustin, California. D2 on Sundays, D5 on Thursdays',
    'https://maps.example.com/tustin-columbus',
  ],
  ['Irvine Valley College', 'Irvine, California. D3 on Mondays', 'https://maps.example.com/irvine-valley-college'],
);

/** The main league's pages beside its home page. */
export const FAB_PAGES: readonly DemoPage[] = [
  {
    path: 'registration',
    title: 'Registration',
    blocks: [
      text(
        'Sign up with a whole team, or on your own as a free agent: we find you one. Places go in the order in which the fee arrives.',
      ),
      table(
        'Fees',
        ['Who', 'Fee', 'What is in it'],
        [
          ['Team', '$800', '8 regular season games, referees, scorekeeper, statistics for every player'],
          ['Free agent', '$100', 'A place on a team of your level, and the same season'],
        ],
      ),
      heading('Divisions'),
      text(
        'Five divisions, D1 to D5, by level. Not sure? Tell us where you have played, and we place you; a team that wins everything moves up.',
      ),
      DIVISIONS,
      heading('Locations for Fall 2025'),
      LOCATIONS,
      heading('Seasons'),
      SEASONS,
      text(
        'To register, write to [play@fab.example.com](mailto:play@fab.example.com) with the name of your team, its division and a captain we can call.',
      ),
    ],
  },
  {
    path: 'leagueInfo',
    title: 'Frequently asked questions',
    blocks: [
      text('What teams ask before their first season. Something missing? [Ask us](/contact).'),
      questions(
        [
          'How many games do we play?',
          'Between **9 and 12, playoffs included**. The regular season has 8 games; the rest depends on how far you get.',
        ],
        [
          'What does it cost?',
          'A team pays **$800** a season. A free agent pays **$100**. There is nothing to pay at the door.',
        ],
        [
          'When are the seasons?',
          'There are three a year:\n\n- Spring, with registration in January\n- Summer, with registration in May\n- Fall, with registration in September',
        ],
        [
          'Which division is right for us?',
          'There are five, from D1, the strongest, to D5, for beginners. If the first games show that you are in the wrong one, we move you.',
        ],
        ['I have no team. Can I play?', 'Yes: register as a free agent, or look at [Join our team](/ourTeam).'],
        [
          'How long is a game?',
          'Two halves of twenty minutes. The clock runs, and stops in the last two minutes of each half.',
        ],
        [
          'What if we cannot field five?',
          'Tell us two days ahead and we try to move the game. A team that does not show up forfeits, and a forfeit costs it the [tournament](/tournament).',
        ],
        [
          'Where do I find my statistics?',
          'On your page: search for your name under [Players](/playerList). The box score of each game is there the same night.',
        ],
        [
          'What do we need to bring?',
          'Shirts of one colour with numbers, and a second colour if you have one. Balls are there.',
        ],
      ),
    ],
  },
  {
    path: 'tournament',
    title: 'Tournament',
    blocks: [
      text(
        'Each division ends its season with a tournament. Seeds follow the final [standings](/teamList); one loss and you are out.',
      ),
      heading('Who may enter'),
      text(
        'A team is eligible when all three hold:',
        '1. **Zero forfeits.** It played every game of the regular season. One forfeit is one too many.\n2. **Five players.** Five from its roster are there at the start of each game.\n3. **No bench.** Nobody joins for the tournament: those who play are the five who carried the season, without a bench of guests behind them.',
      ),
      heading('How it goes'),
      table(
        'From the seeds to the final',
        ['Teams', 'Games', 'Top seeds'],
        [
          ['8', '7', 'Everybody plays in the first round'],
          ['7', '6', 'The first seed waits for the semifinal pairings'],
          ['6', '5', 'The first two seeds skip a round'],
        ],
      ),
      text(
        'A tie after forty minutes is decided in overtimes of four minutes. The captain of the higher seed chooses the basket.',
      ),
    ],
  },
  {
    path: 'ourTeam',
    title: 'Join our team',
    blocks: [
      text(
        'New in town, between teams, or simply back at it? We keep a list of players who want in and of teams with a place to fill.',
      ),
      heading('As a free agent'),
      text(
        '- The fee is **$100** for the season.\n- Tell us your height, your position and the last time you played: we match you with a division.\n- If enough of you are left over, you become a team of your own, and we bring the shirts.',
      ),
      heading('As a captain'),
      text('Short of a big man or somebody who passes? Write to us, and we send two or three names within the week.'),
      heading('As a referee or scorekeeper'),
      text(
        'We train both, pay by the game, and you choose your nights. Write to [crew@fab.example.com](mailto:crew@fab.example.com).',
      ),
    ],
  },
  {
    path: 'leagueFootage',
    title: 'League footage',
    blocks: [
      text(
        'Finals, best plays and the occasional airball. (In this demo open films of the Blender Foundation stand in for the games.)',
      ),
      video('https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'Summer 2025, D1 final: the last four minutes'),
      video('https://www.youtube.com/watch?v=eRsGyueVLvQ', 'Plays of the week, opening night of Fall 2025'),
      video('https://www.youtube.com/watch?v=R6MlUcmOul8', 'A night at the table: how the box score is made'),
    ],
  },
  {
    path: 'youth',
    title: 'Youth 3-on-3',
    blocks: [
      text(
        'Half a court, one basket, three against three: more touches, more shots, more fun. Our 3-on-3 is where children learn the game before it gets crowded.',
      ),
      text(
        '- Ages 7 to 14, in groups of two years\n- Saturdays, six weeks, three short games each time\n- First to 15, by ones and twos, or twelve minutes\n- Everybody plays; coaches are parents with a whistle and patience',
      ),
      text(
        'Full teams play at the [Youth Center](/youth/youth-center), which has its own schedule and standings here.',
      ),
    ],
  },
  {
    path: 'about',
    title: 'About the league',
    blocks: [
      text(
        'FAB is a league for adults in Orange County: five divisions, three gyms, and a box score for everybody who plays.',
      ),
      text(
        'It is run by people who play in it. Referees and scorekeepers are paid, everybody else does it for a seat at the final. Read [how a season works](/leagueInfo), or [write to us](/contact).',
      ),
    ],
  },
  {
    path: 'contact',
    title: 'Contact',
    blocks: [
      text(
        'Write to [hello@fab.example.com](mailto:hello@fab.example.com) or call [555-0100](tel:555-0100); we answer within a day, on game nights from the gym.',
      ),
      table(
        'Who to ask',
        ['About', 'Write to'],
        [
          ['Registration and fees', 'play@fab.example.com'],
          ['Schedules and moved games', 'schedule@fab.example.com'],
          ['A statistic that is wrong', 'stats@fab.example.com'],
          ['Sponsoring', 'partners@fab.example.com'],
        ],
      ),
      heading('Where we play'),
      LOCATIONS,
    ],
  },
];
