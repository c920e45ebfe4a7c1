import { t } from '@/texts';
import type { SeasonImportProgressQuery } from './season-import.generated';

type Progress = Pick<SeasonImportProgressQuery['seasonImportProgress'], 'step' | 'done' | 'total'>;

/** What an import's progress says, and how full its bar is; a bar without a share only moves. */
export interface ProgressLabels {
  words: string;
  /** From 0 to 1. */
  share?: number;
}

/**
 * How far an import has come, in words.
 * @param things what is counted while writing: 'lines of statistics'
 * @param finishing what is still to be done when all of them are written
 */
export function progressLabels(progress: Progress | undefined, things: string, finishing: string): ProgressLabels {
  const { step = null, done = 0, total = null } = progress ?? {};
  if (step === null || total === null || total === 0) return { words: t.seasonImport.reading_and_checking_the_files() };
  const isAll = done >= total;
  if (step === 'READING')
    return isAll
      ? { words: t.seasonImport.comparing_with_what_is_there() }
      : { words: t.seasonImport.reading({ floor: Math.floor((done / total) * 100) }), share: done / total };
  return isAll
    ? { words: finishing }
    : {
        words: t.seasonImport.writing_of({ done, total, things }),
        share: done / total,
      };
}
