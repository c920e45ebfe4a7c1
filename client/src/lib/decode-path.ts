/**
 * A path as people write it: 'inscripción', where the address says 'inscripci%C3%B3n'. What cannot be decoded stays.
 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
