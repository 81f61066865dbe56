/** The smallest file that says of itself that it is a JPEG of this size. It has no picture in it. */
export function jpegOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const two = (value: number) => [value >> 8, value & 0xff];
  const frame = [0xff, 0xc0, ...two(17), 8, ...two(height), ...two(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  return new Uint8Array([0xff, 0xd8, ...frame, 0xff, 0xd9]);
}
