import type { IncomingMessage } from 'node:http';
import { EncodedResponse, type Priced, type TransportResponse } from '../response.js';
import { type CostWish, costWishOf } from './cost-wish.js';
import type { CostFigures } from './tell-cost.js';

/** A transport's form of an answer with its cost. */
export type TellCost = (answer: TransportResponse, figures: CostFigures) => TransportResponse;

/** What one request costs, and whether it wants to know. Who does not ask pays nothing for it. */
export class CostTeller {
  /** Names of the statements that were sent for this request, by whomever. */
  readonly statements: string[] = [];
  /** What has been estimated so far. */
  priced: Priced | undefined;
  private readonly wish: CostWish | null;
  private readonly start: number;

  /** @param tell absent for what has no form for it */
  constructor(
    req: IncomingMessage,
    private readonly tell: TellCost | undefined,
  ) {
    this.wish = tell ? costWishOf(req) : null;
    this.start = this.wish === null ? 0 : performance.now();
  }

  /** Whether the estimate is all that is asked for. */
  get isDryRun(): boolean {
    return this.wish === 'dry-run';
  }

  /** Whether the answer says what it cost, so that it is one of its own. */
  get isAsked(): boolean {
    return this.wish !== null;
  }

  /**
   * The response to send: with its cost, where that was asked for.
   * @param cached whether it was made for another request
   */
  told(response: EncodedResponse, cached: boolean): EncodedResponse {
    if (this.wish === null || !this.tell) return response;
    const { estimated = 0, operation = null } = response.priced ?? this.priced ?? {};
    const milliseconds = Math.round((performance.now() - this.start) * 10) / 10;
    const figures = { estimated, operation, statements: this.statements.length, milliseconds, cached };
    return new EncodedResponse(this.tell(response.answer, figures));
  }
}
