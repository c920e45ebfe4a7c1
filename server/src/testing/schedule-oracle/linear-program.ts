import highsModule from 'highs';

// The package describes its CommonJS build; imported, the loader itself is the default export.
const createHighs = highsModule as unknown as typeof highsModule.default;

/** A sum of variables, each times a number. */
export type Terms = readonly (readonly [factor: number, variable: string])[];

/** A program with whole numbers, solved by HiGHS; written in the LP format of CPLEX. */
export class LinearProgram {
  private readonly rows: string[] = [];
  private readonly bounds: string[] = [];
  private readonly whole: string[] = [];

  /** Adds a variable that is a whole number. */
  integer(name: string, low: number, high: number): string {
    this.whole.push(name);
    return this.real(name, low, high);
  }

  /** Adds a variable. */
  real(name: string, low: number, high: number): string {
    this.bounds.push(`${low} <= ${name} <= ${high}`);
    return name;
  }

  /** Adds a condition. */
  require(terms: Terms, sense: '<=' | '>=' | '=', value: number): void {
    if (terms.length > 0) this.rows.push(`c${this.rows.length}: ${text(terms)} ${sense} ${value}`);
  }

  /**
   * The smallest value of a sum, with all conditions held.
   * @returns null where the time was not enough to prove it
   * @throws Error when the conditions contradict each other
   */
  async minimize(objective: Terms, seconds = 60): Promise<{ value: number; bound: number } | null> {
    const highs = await createHighs();
    const program = [
      'Minimize',
      ` obj: ${text(objective)}`,
      'Subject To',
      ...this.rows,
      'Bounds',
      ...this.bounds,
      'General',
      this.whole.join('\n'),
      'End',
    ].join('\n');
    const solution = highs.solve(program, {
      time_limit: seconds,
      output_flag: false,
      mip_rel_gap: 0,
      mip_abs_gap: 0.5,
    });
    if (solution.Status === 'Time limit reached') return null;
    if (solution.Status !== 'Optimal') throw new Error(`The program is ${solution.Status}`);
    return { value: Math.round(solution.ObjectiveValue), bound: Math.round(solution.ObjectiveValue) };
  }
}

/** Long lines are not read, so each term has its own. */
function text(terms: Terms): string {
  return terms.map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`).join('\n ');
}
