import type { Report } from './report.js';

/** Something that can be measured. */
export interface Benchmark {
  /** What it measures, in a few words. */
  readonly about: string;
  run(): Promise<Report>;
}
