/** A ball as SVG in a box of 32, its lines in white. @param place attributes of the element */
export function ballSvg(colour: string, place = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${place}>` +
    '<clipPath id="b"><circle cx="16" cy="16" r="15"/></clipPath>' +
    `<g clip-path="url(#b)"><path d="M0 0h32v32H0z" fill="${colour}"/>` +
    '<path d="M16 0v32M0 16h32M5 4c8 7 8 17 0 24M27 4c-8 7-8 17 0 24" fill="none" stroke="#fff" stroke-width="2"/>' +
    '</g></svg>'
  );
}
