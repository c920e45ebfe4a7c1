/** Metres: court, ring from the baseline, the arc's radius, and how far from the sidelines it ends. */
const [LENGTH, WIDTH, RING, RADIUS, MARGIN] = [28, 15, 1.575, 6.75, 0.9];

/**
 * Whether a shot from there is worth three, by the international court's measures.
 * @param x 0 to 100 of the court's length, the attack going to the right
 * @param y 0 to 100 of its width
 */
export function isThreePointPlace(x: number, y: number): boolean {
  const along = ((100 - x) / 100) * LENGTH - RING;
  const across = Math.abs((y - 50) / 100) * WIDTH;
  return across > WIDTH / 2 - MARGIN || Math.hypot(along, across) > RADIUS;
}
