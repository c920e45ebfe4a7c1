import { type DocumentNode, parse } from 'graphql';
import type { Said } from '../texts/texts.js';

/** What stands on a picture, from its head to its foot. */
export interface Picture {
  /** One line above everything else; the organization's name stands before it. */
  readonly about: string;
  /** What it is of; null where the rows say it. */
  readonly title: PictureTitle | null;
  /** Teams with what they come to, one below the other: two large ones, or as many small ones as there is room for. */
  readonly rows: readonly PictureRow[];
  /** Figures beside each other. */
  readonly figures: readonly PictureFigure[];
  /** What is remarkable about them, a line each. */
  readonly notes?: readonly string[];
  /** One line below. */
  readonly foot: string;
}

/** A team with its logo. */
export interface PictureTeam {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly colour: string | null;
  readonly abbreviation: string | null;
}
/** What a picture is of, and the team whose logo or monogram stands before it. */
export interface PictureTitle {
  readonly name: string;
  readonly team: PictureTeam;
  /** A line below the name. */
  readonly detail?: string;
}
/** A team with what it comes to. */
export interface PictureRow extends PictureTeam {
  readonly place?: string;
  readonly figure: string;
  /** Of a decided game the winner. */
  readonly isStrong: boolean;
}
/** '27.1', 'PTS a game'. */
export interface PictureFigure {
  readonly value: string;
  readonly name: string;
}

/** How a picture is asked for. */
export interface PictureKind {
  readonly document: DocumentNode;
  /** Which ids it is asked with, by the names of its variables. */
  readonly needs: readonly string[];
  /** Whether it is taller than wide. */
  readonly isTall: boolean;
  /** Whether it can be of an earlier day, the variable `asOf`. */
  readonly hasDays: boolean;
  /**
   * @param asOf the day that it is of; absent for now
   * @returns null when what it is about is not there
   */
  show(organization: never, said: Said, asOf?: string | null): Picture | null;
}

/** A kind of picture: what is asked for it of an organization, and what is shown of the answer. */
export function pictureKind<Organization>(
  selection: string,
  show: (organization: Organization, said: Said, asOf?: string | null) => Picture | null,
  isTall = false,
): PictureKind {
  const needs = ['id', 'player'].filter((name) => selection.includes(`$${name}`));
  const hasDays = selection.includes('$asOf');
  const variables = [...needs.map((name) => `$${name}: ID!`), ...(hasDays ? ['$asOf: Date'] : [])];
  const declared = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const document = parse(
    `query Picture${declared} { organization { name listed accent theme siteLanguage ${selection} } }`,
  );
  return { document, show, needs, hasDays, isTall } as unknown as PictureKind;
}
