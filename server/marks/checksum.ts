/** The checksum of a PNG's chunks (CRC-32), which the oldest Node that we run on does not have. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** `before`: of what comes before these bytes. */
export function checksum(bytes: Uint8Array, before = 0): number {
  let value = before ^ 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
