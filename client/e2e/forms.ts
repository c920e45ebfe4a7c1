import type { Page } from '@playwright/test';

/** What the tests about dialogs and forms find in their organization. */
export interface FormPlace {
  organization: string;
  seasonId: string;
  leagueId: string;
  teamId: string;
  playerId: string;
  pageId: string;
  gameId: string;
  divisionId: string;
}

/** One dialog or form in the place where it is used. */
export interface FormCase {
  /** Its module below client/src. */
  file: string;
  /** Who sees it; an owner unless it says so. */
  as?: 'admin';
  at: (place: FormPlace) => string;
  /** The control that opens it; absent where it stands on the screen. */
  opens?: (page: Page, place: FormPlace) => ReturnType<Page['getByRole']>;
  /** What is done before that. */
  before?: (page: Page) => Promise<void>;
  /** The text field to type into; null of one without any. */
  types: string | null;
  /** Its title, where another dialog stands there before it. */
  title?: string;
  /** What gets the focus back, where that is not the control that opens it: a dialog before it is gone. */
  gives?: (page: Page) => ReturnType<Page['getByRole']>;
  /** The module of which this is only a part. */
  within?: string;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const season = ({ seasonId }: FormPlace): string => `/dashboard/seasons/${seasonId}`;
const league = (place: FormPlace): string => `${season(place)}/leagues/${place.leagueId}`;
const team = (place: FormPlace): string => `${league(place)}/teams/${place.teamId}`;
const courtside = ({ gameId }: FormPlace): string => `/games/${gameId}/courtside`;
const player = ({ playerId }: FormPlace): string => `/players/${playerId}`;

/** Every dialog of the admin area. A test holds the list against the code. */
export const DIALOGS: readonly FormCase[] = [
  { file: 'app/admin/palette/palette.tsx', at: () => '/dashboard/seasons', opens: button('Search'), types: null },
  { file: 'app/admin/undo/undo-list.tsx', at: () => '/dashboard/seasons', opens: button('Undo'), types: null },
  { file: 'ui/confirm-provider.tsx', at: () => '/navbar-links', opens: button('Delete Shop'), types: null },
  {
    file: 'app/admin/integrity/accept-finding-dialog.tsx',
    at: (place) => `${season(place)}/integrity`,
    opens: button(/^Accept: /),
    types: 'Reason',
  },
  {
    file: 'features/attributes/admin/rename-attribute-dialog.tsx',
    at: () => '/playerAttributes',
    opens: button('Rename Number'),
    types: 'Name',
  },
  { file: 'features/divisions/division-dialog.tsx', at: season, opens: button('New division'), types: 'Name' },
  {
    file: 'features/brackets/admin/bracket-options-dialog.tsx',
    at: (place) => `${season(place)}/divisions/${place.divisionId}`,
    opens: button('Bracket options'),
    types: null,
  },
  {
    file: 'app/admin/games/create-game-dialog.tsx',
    at: () => '/schedule',
    opens: button('Create Game'),
    types: 'Location',
  },
  {
    file: 'features/games/admin/week-off-dialog.tsx',
    at: () => '/schedule',
    opens: button('Create Week Off'),
    types: 'Reason',
  },
  { file: 'features/games/admin/bye-dialog.tsx', at: () => '/schedule', opens: button('Create Bye'), types: null },
  {
    file: 'features/games/admin/edit-game-dialog.tsx',
    at: ({ gameId }) => `/games/${gameId}`,
    opens: button('Edit Game'),
    types: 'Location',
  },
  {
    file: 'features/games/admin/final-scores-dialog.tsx',
    at: ({ gameId }) => `/games/${gameId}`,
    opens: button('Edit Final Scores'),
    types: 'Aces',
  },
  {
    file: 'features/games/admin/period-scores-dialog.tsx',
    at: ({ gameId }) => `/games/${gameId}`,
    before: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
    opens: (page) => page.getByRole('menuitem', { name: 'Score by period' }),
    types: 'Aces, Q1',
    gives: button('More'),
  },
  {
    file: 'features/games/admin/overlay-dialog.tsx',
    at: ({ gameId }) => `/games/${gameId}`,
    before: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
    opens: (page) => page.getByRole('menuitem', { name: 'Overlay for streams' }),
    types: null,
    gives: button('More'),
  },
  {
    file: 'features/plays/scorekeepers/links-dialog.tsx',
    at: ({ gameId }) => `/games/${gameId}`,
    before: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
    opens: (page) => page.getByRole('menuitem', { name: 'Scorekeepers' }),
    types: null,
    gives: button('More'),
  },
  { file: 'features/leagues/new-league-dialog.tsx', at: season, opens: button('New league'), types: 'Name' },
  {
    file: 'features/leagues/play-settings-dialog.tsx',
    at: season,
    before: (page) => page.getByRole('button', { name: 'More for Alpha', exact: true }).click(),
    opens: (page) => page.getByRole('menuitem', { name: 'Settings for plays' }),
    types: 'Minutes of a period',
    gives: button('More for Alpha'),
  },
  {
    file: 'app/admin/standings-rules/standings-rules-dialog.tsx',
    at: season,
    before: (page) => page.getByRole('button', { name: 'More for Alpha', exact: true }).click(),
    opens: (page) => page.getByRole('menuitem', { name: 'Standings rules' }),
    types: 'Places that qualify',
    gives: button('More for Alpha'),
  },
  { file: 'features/leagues/rename-league-dialog.tsx', at: season, opens: button('Edit Alpha'), types: 'Name' },
  {
    file: 'features/organizations/admin/organization-dialog.tsx',
    as: 'admin',
    at: ({ organization }) => `/organizations?search=${organization}`,
    opens: (page, { organization }) => button(`Edit ${organization}`)(page),
    types: 'Slug',
  },
  {
    file: 'features/organizations/admin/add-user-dialog.tsx',
    as: 'admin',
    at: ({ organization }) => `/organizations?search=${organization}`,
    opens: (page, { organization }) => button(`Add a user to ${organization}`)(page),
    types: 'Username',
  },
  { file: 'features/pages/editor/new-page-dialog.tsx', at: () => '/pages', opens: button('New page'), types: 'Title' },
  {
    file: 'features/pages/editor/revisions-dialog.tsx',
    at: ({ pageId }) => `/pages/${pageId}`,
    opens: button('Revisions'),
    types: null,
  },
  {
    file: 'features/players/admin/merge-dialog.tsx',
    at: () => '/playerListAuth',
    before: async (page) => {
      await page.getByRole('checkbox', { name: /^Select Ana Reyes/ }).check();
      await page.getByRole('checkbox', { name: /^Select Bo Park/ }).check();
    },
    opens: (page) => page.getByRole('button', { name: /^Merge/ }),
    types: null,
  },
  {
    file: 'features/plays/dialogs/lineup-dialog.tsx',
    at: courtside,
    opens: button('Starters of Aces'),
    types: null,
  },
  {
    file: 'features/plays/dialogs/note-dialog.tsx',
    at: courtside,
    opens: button('Note'),
    types: 'Note',
  },
  {
    file: 'features/plays/dialogs/period-dialog.tsx',
    at: courtside,
    opens: button('Period and clock: Q1'),
    types: 'Time left',
  },
  {
    file: 'features/plays/dialogs/play-dialog.tsx',
    at: courtside,
    before: async (page) => {
      await button('Ana Reyes')(page).click();
      await button('Two made, +2')(page).click();
    },
    opens: (page) =>
      page
        .getByRole('region', { name: 'Plays', exact: true })
        .getByRole('button', { name: /Two made/ })
        .first(),
    types: 'Clock',
  },
  {
    file: 'features/plays/dialogs/settings-dialog.tsx',
    at: courtside,
    opens: button('Settings and keys'),
    types: null,
  },
  {
    file: 'app/admin/name-lists/name-list-dialog.tsx',
    at: team,
    before: (page) => page.getByRole('button', { name: 'Add Player', exact: true }).click(),
    opens: (page) => page.getByRole('dialog').getByRole('button', { name: /^Several at once/ }),
    types: 'Names',
    title: 'Add players',
    gives: button('Add Player'),
  },
  { file: 'features/rosters/admin/add-player-dialog.tsx', at: team, opens: button('Add Player'), types: 'First name' },
  {
    file: 'features/rosters/admin/edit-player-dialog.tsx',
    at: team,
    opens: button('Edit Ana Reyes'),
    types: 'Last name',
  },
  {
    file: 'features/rosters/admin/move-players-dialog.tsx',
    at: team,
    before: (page) => page.getByLabel('Select Ana Reyes').check(),
    opens: (page) => page.getByRole('button', { name: /^Move selected/ }),
    types: null,
  },
  {
    file: 'features/schedules/edit-schedule-dialog.tsx',
    at: () => '/scheduleBuilder',
    opens: button('Edit Regular season'),
    types: 'Name',
  },
  {
    file: 'features/seasons/season-dialog.tsx',
    at: () => '/dashboard/seasons',
    opens: button('New season'),
    types: 'Name',
  },
  {
    file: 'features/stat-definitions/admin/statistic-dialog.tsx',
    at: () => '/stats',
    opens: button('Add statistic'),
    types: 'Formula',
  },
  {
    file: 'features/statistics/admin/add-game-player-dialog.tsx',
    at: ({ gameId }) => `/games/${gameId}`,
    before: (page) => button('Edit Stats')(page).click(),
    opens: button('+ Add player to Aces'),
    types: 'First name',
  },
  {
    file: 'features/statistics/admin/order-dialog.tsx',
    at: ({ gameId }) => `/games/${gameId}`,
    before: async (page) => {
      await button('Edit Stats')(page).click();
      await button('Ana Reyes')(page).click();
    },
    opens: (page) => page.getByRole('menuitem', { name: 'Change the order' }),
    types: null,
    gives: button('Ana Reyes'),
  },
  { file: 'features/teams/admin/add-team-dialog.tsx', at: league, opens: button('+ Add Team'), types: 'Team name' },
  {
    file: 'features/teams/admin/edit-league-team-dialog.tsx',
    at: league,
    opens: button('Edit Aces'),
    types: 'Standings rank',
  },
  { file: 'features/teams/admin/team-dialog.tsx', at: () => '/teamList', opens: button('Create team'), types: 'Name' },
  {
    file: 'features/api-keys/api-key-dialog.tsx',
    at: () => '/api-keys',
    opens: button('New key'),
    types: 'Name',
  },
  {
    file: 'features/users/user-dialog.tsx',
    as: 'admin',
    at: () => '/userSettings',
    opens: button('New user'),
    types: 'Username',
  },
  {
    file: 'features/webhooks/webhook-dialog.tsx',
    at: () => '/webhooks',
    opens: button('New webhook'),
    types: 'Address',
  },
  {
    file: 'ui/secret-dialog.tsx',
    as: 'admin',
    at: ({ organization }) => `/organizations?search=${organization}`,
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Add a user to/ })
        .first()
        .click();
      await page.getByLabel('Username').fill(`secret${Date.now()}`);
    },
    opens: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create user' }),
    types: null,
    title: 'Temporary password',
    gives: (page) => page.getByRole('button', { name: /^Add a user to/ }).first(),
  },
];

/** Every form that stands on a screen, or within a dialog of its own making. A test holds the list against the code. */
export const FORMS: readonly FormCase[] = [
  { file: 'features/attributes/admin/add-attribute-form.tsx', at: () => '/playerAttributes', types: 'Name' },
  { file: 'features/auth/password-card.tsx', at: () => '/account', types: 'New password' },
  { file: 'features/businesses/admin/business-form.tsx', at: () => '/businessPage', types: 'Name' },
  { file: 'features/links/link-form.tsx', at: () => '/navbar-links', types: 'Label' },
  { file: 'features/organizations/admin/appearance-form.tsx', at: () => '/pages/look', types: 'Accent colour' },
  { file: 'features/pages/editor/page-editor.tsx', at: ({ pageId }) => `/pages/${pageId}`, types: 'Title' },
  { file: 'features/periods/admin/add-period-form.tsx', at: () => '/gamePeriod', types: 'Period name' },
  { file: 'features/players/admin/edit-card.tsx', at: player, opens: button('Edit bio'), types: 'Bio' },
  {
    file: 'features/schedules/create-schedule-form.tsx',
    at: () => '/scheduleBuilder',
    before: (page) => page.getByRole('heading', { name: 'Create Schedule' }).click(),
    types: 'Name',
  },
  {
    file: 'features/season-import/admin/season-import.tsx',
    at: () => '/dashboard/seasons/import',
    types: 'Season name',
  },
  {
    file: 'features/season-import/admin/roster/roster-form.tsx',
    at: () => '/dashboard/seasons/import?what=roster',
    types: null,
  },
  {
    file: 'app/admin/unavailable-slots/unavailable-slots-form.tsx',
    at: ({ teamId }) => `/teams/${teamId}`,
    types: 'Times at which the team never plays',
  },
  {
    file: 'features/organizations/admin/new-user-form.tsx',
    at: () => '',
    types: null,
    within: 'features/organizations/admin/add-user-dialog.tsx',
  },
  {
    file: 'features/organizations/admin/attach-user-form.tsx',
    at: () => '',
    types: null,
    within: 'features/organizations/admin/add-user-dialog.tsx',
  },
];

/** Modules with a dialog or a form in which nothing is entered that could be lost, or that has its own question. */
export const NOT_LISTED: Readonly<Record<string, string>> = {
  'features/schedules/drafts/repair-dialog.tsx': 'needs a schedule with halls and games: schedule-drafts.e2e.ts',
  'features/schedules/reason-dialog.tsx': 'comes after a choice in the week table: schedule-builder.e2e.ts',
  'app/admin/forms/form-dialog.tsx': 'what dialogs with a form are made of',
  'features/users/user-secret.tsx': 'a secret shown once: ui/secret-dialog.tsx',
  'app/admin/session/sign-in-dialog.tsx': 'comes by itself once the session has ended: admin-session.e2e.ts',
  'ui/filter-bar.tsx': 'filters are in the address',
  'app/head-search.tsx': 'a search, which leads to its page: search.e2e.ts',
  'features/standings/as-of.tsx': 'its day is in the address: standings-read.e2e.ts',
  'features/developers/portal-page.tsx': 'a search, whose words are in the address: developers.e2e.ts',
  'features/auth/login-form.tsx': 'nobody is signed in there',
  'features/teams/follow-by-mail-dialog.tsx':
    'a visitor’s address, which is asked before it counts: follow-by-mail.e2e.ts',
  'features/auth/forgot-password-page.tsx': 'nobody is signed in there: passwords-by-mail.e2e.ts',
  'features/auth/choose-password-page.tsx': 'nobody is signed in there: passwords-by-mail.e2e.ts',
  'features/plays/dialogs/play-gone.tsx':
    'comes when another device deletes a play that is open: courtside-corrections.e2e.ts',
  'features/plays/scorekeepers/enter-screen.tsx': 'nobody is signed in there: scorekeepers.e2e.ts',
};
