const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's content. */
const CHUNK_FRAME_BYTES = 12;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG file without its texts, which the decoder would unpack before anything else: hundreds of megabytes can stand in
 * a few kilobytes of them. Nothing of them is kept anyway. What does not read as chunks is left to the decoder.
 */
export function withoutPngTexts(png: Buffer): Buffer {
  const kept: Buffer[] = [png.subarray(0, SIGNATURE_BYTES)];
  let start = SIGNATURE_BYTES;
  while (start + CHUNK_FRAME_BYTES <= png.length) {
    const end = start + CHUNK_FRAME_BYTES + png.readUInt32BE(start);
    if (!TEXTS.has(png.toString('latin1', start + 4, start + 8))) kept.push(png.subarray(start, end));
    start = end;
  }
  kept.push(png.subarray(start));
  return Buffer.concat(kept);
}
