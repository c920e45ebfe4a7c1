import { expect, test } from 'vitest';
import { uploadWords } from './upload-errors.js';

test.each([
  [
    'File truncated as it exceeds the 34603008 byte size limit.',
    'The file is larger than 33 MB, the most that is taken.',
  ],
  ['3 max file uploads exceeded.', 'At most 3 files can be sent at once.'],
  [
    'The ‘operations’ multipart field value exceeds the 102400 byte size limit.',
    'The request is longer than 100 kB without its files, the most that is taken.',
  ],
  ['File missing in the request.', 'File missing in the request.'],
])('%s', (theirs, ours) => {
  expect(uploadWords(theirs)).toBe(ours);
});
