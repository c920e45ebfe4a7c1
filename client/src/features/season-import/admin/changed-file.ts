/**
 * The first of some chosen files that cannot be read any more; null when all can. A browser does not send a file that
 * was saved anew, moved or deleted since it was chosen, which looks like a lost connection otherwise.
 */
export async function changedFile(files: readonly (File | null | undefined)[]): Promise<File | null> {
  for (const file of files) {
    if (!file) continue;
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return null;
}
