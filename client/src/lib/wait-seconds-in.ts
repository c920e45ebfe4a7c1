interface Refused {
  errors?: readonly { extensions?: { details?: { retryAfterSeconds?: number } } }[];
}

/**
 * After how many seconds the graph wants to be asked again that refused a question, whoever asked it (GraphRefusal,
 * Apollo).
 */
export const waitSecondsIn = (error: unknown): number | undefined =>
  (error as Refused | undefined)?.errors?.[0]?.extensions?.details?.retryAfterSeconds;
