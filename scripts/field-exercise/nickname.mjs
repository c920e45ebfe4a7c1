/**
 * What adds an optional text `nickname` to a team, from the database to the public page: the example of
 * docs/how-to/add-a-field.md. Each edit says where by a line; the first such one is meant.
 * @typedef {{ file: string, lines: string[] } & ({ after: string } | { instead: string } | { new: true })} Edit
 */

/** @type {readonly Edit[]} */
export const nickname = [
  {
    file: 'migrations/9999-team-nickname.sql',
    new: true,
    lines: ['ALTER TABLE teams ADD COLUMN nickname text;'],
  },
  {
    file: 'server/src/features/teams/team.fields.ts',
    instead: "import { checkedText, requiredText, texts } from '../../lib/fields/kinds.js';",
    lines: ["import { checkedText, optionalText, requiredText, texts } from '../../lib/fields/kinds.js';"],
  },
  {
    file: 'server/src/features/teams/team.fields.ts',
    after: '  unavailableSlots: string[];',
    lines: [
      '',
      "  @optionalText({ max: 50, listed: true, description: 'What fans call it.', input: 'At most 50 characters.' })",
      '  nickname: string | null;',
    ],
  },
  {
    file: 'server/src/features/teams/team.fields.ts',
    instead: "  optional: ['unavailableSlots', 'colour', 'abbreviation'],",
    lines: ["  optional: ['unavailableSlots', 'colour', 'abbreviation', 'nickname'],"],
  },
  {
    file: 'server/src/rest/operations/fragments/teams.graphql',
    after: 'fragment PlainTeam on Team {',
    lines: ['  nickname'],
  },
  {
    file: 'client/src/features/teams/admin/teams.graphql',
    after: 'fragment AdminTeam on Team {',
    lines: ['  nickname'],
  },
  {
    file: 'client/src/features/teams/admin/team-dialog.tsx',
    after: 'const TEXTS = {',
    lines: ['  nickname: { label: () => t.teams.nickname(), max: 50 },'],
  },
  {
    file: 'client/src/texts/catalogue/teams.json',
    after: '{',
    lines: ['  "nickname": { "en": "Nickname", "es": "Apodo" },'],
  },
  {
    file: 'client/src/features/teams/team-page.graphql',
    after: '    team(id: $id) {',
    lines: ['      nickname'],
  },
  {
    file: 'client/src/features/teams/team-banner.tsx',
    after: '          <h1 className="display text-3xl leading-tight font-extrabold sm:text-5xl">{team.name}</h1>',
    lines: ['          {team.nickname && <p className="text-muted">{team.nickname}</p>}'],
  },
];
