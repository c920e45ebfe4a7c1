/** Reads a text out; what was not finished before is dropped, since only the last play counts. */
export function speak(text: string): void {
  if (!('speechSynthesis' in window)) return;
  window.speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = 'en';
  said.rate = 1.15;
  window.speechSynthesis.speak(said);
}
