/** An id as the database gives it (a positive integer) or as GraphQL writes it (the same integer as text). */
export type Id = number | string;
