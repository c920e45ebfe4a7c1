/** What the formula of a statistic says, as a tree. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'statistic'; readonly abbreviation: string }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: Operator; readonly left: Formula; readonly right: Formula };

/** What is done with two values. */
export type Operator = '+' | '-' | '*' | '/';

/** What is wrong with a formula, and where. */
export interface FormulaProblem {
  /** A sentence for whoever wrote the formula. */
  readonly message: string;
  /** Index of the character that it is about. */
  readonly at: number;
}

/** Most characters of a formula. */
export const LONGEST_FORMULA = 200;

/** How deep parentheses and signs may be nested. */
export const DEEPEST_FORMULA = 20;

/** How tightly an operation binds; a sign and what stands alone bind tighter. */
export const STRENGTH: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };
