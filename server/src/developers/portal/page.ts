/** A page of the portal, as it is without what stands around it. */
export interface PortalPage {
  /** Below the host's root. */
  readonly path: string;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  /** Under which heading the navigation lists it; null: it is led to by other pages. */
  readonly group: string | null;
  /** Safe HTML, with ORIGIN_MARK where the host is named. */
  readonly html: string;
  /** Its headings of the second level. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** What searching finds of it. */
  readonly finds: readonly Find[];
}

/** Something that can be searched for. */
export interface Find {
  /** A path of the portal, with the place on its page. */
  readonly path: string;
  readonly title: string;
  /** What stands there, as plain text. */
  readonly text: string;
  /** Where it is, for who reads a list of finds. */
  readonly place: string;
  /** Other words that it is found by, and that are not shown. */
  readonly words?: string;
  /** What its examples say, which is not shown either. */
  readonly code?: string;
  /** Of a document that somebody wrote. */
  readonly isGuide?: true;
}
