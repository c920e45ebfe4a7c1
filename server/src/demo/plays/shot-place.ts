import { isThreePointPlace } from '../../domain/plays/is-three-point-place.js';
import type { Random } from '../random.js';

/** Metres: court, and ring from the baseline. */
const [LENGTH, WIDTH, RING] = [28, 15, 1.575];

/**
 * A place on the court in whole numbers: `x` 0 to 100 of its length, the attack going to the right, `y` 0 to 100 of its
 * width.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a shot of two or three may have been tried: half of the twos at the ring, threes just behind the arc. */
export function shotPlace(random: Random, points: 2 | 3): Place {
  for (;;) {
    const [least, most] = points === 3 ? [6.7, 7.7] : random.next() < 0.5 ? [0.3, 2] : [2, 6.6];
    const away = least + (most - least) * random.next();
    const angle = (random.next() - 0.5) * Math.PI;
    const place = {
      x: Math.round(100 - ((RING + away * Math.cos(angle)) / LENGTH) * 100),
      y: Math.round(50 + ((away * Math.sin(angle)) / WIDTH) * 100),
    };
    const isInside = place.x >= 50 && place.x <= 100 && place.y >= 0 && place.y <= 100;
    if (isInside && isThreePointPlace(place.x, place.y) === (points === 3)) return place;
  }
}
