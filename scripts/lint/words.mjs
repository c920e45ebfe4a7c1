/**
 * House words that a reader from elsewhere would not search for, and what to write instead. Looked for in names,
 * comments and texts alike. `except` names the files in which the word means what it says.
 * @type {readonly { word: RegExp, instead: string, except?: RegExp }[]}
 */
const WORDS = [
  {
    word: /\b(?:[a-z]+Door|[dD]oors?|Door[A-Z]\w*)\b/,
    instead: 'transport, entry point or endpoint',
    // Gyms have doors, and so has a metric that dashboards read.
    except: /\/src\/demo\/|\/lib\/fields\/fields\.test\.ts$|\/monitoring\/request-durations(?:\.test)?\.ts$/,
  },
  { word: /\bmounts\b/, instead: 'routers' },
  { word: /\b[sS]him\b/, instead: 'REST adapter' },
  { word: /\binOurWords\b/, instead: 'renameErrorFields' },
  { word: /\bSendable\w*\b/, instead: 'response' },
  { word: /\bTouchedTenants\b/, instead: 'TenantDependencies' },
  { word: /\b(?:produceOnce|doOnce)\b/, instead: 'idempotent' },
  { word: /\bKnownOperations?\b/, instead: 'OperationCache' },
  { word: /\bunharmed\b/, instead: 'unescapeFormula' },
  { word: /\bbrokenRule\b/, instead: 'unprocessable' },
  { word: /\bobstacleOf\b/, instead: 'undoConflictOf' },
  { word: /\b(?:fateOf|RowFate)\b/, instead: 'changeKind' },
  { word: /\b(?:ownKey|nameKey)\b/, instead: 'ownImportKey or normalizedKey' },
  { word: /\b(?:useBanner|BannerProvider|BannerMessage)\b/, instead: 'toast' },
  { word: /\b(?:LookScreen|FormMarks)\b/, instead: 'AppearanceScreen or RecentForm' },
  { word: /\b(?:useDone|useAttempt)\b/, instead: 'useUndoToast or useMutationWithToast' },
];

/**
 * The house words in a source file.
 * @param {string} file with forward slashes
 * @param {string} text
 * @returns {{ index: number, message: string }[]} the first place of each
 */
export function houseWords(file, text) {
  return WORDS.flatMap(({ word, instead, except }) => {
    const found = except?.test(file) ? null : word.exec(text);
    return found === null ? [] : [{ index: found.index, message: `'${found[0]}' is a house word: write ${instead}` }];
  });
}
