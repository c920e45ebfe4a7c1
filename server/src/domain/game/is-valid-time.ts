/** Whether the text is a time of day written 'HH:MM', 00:00 to 23:59. */
export function isValidTime(text: string): boolean {
  return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
}
