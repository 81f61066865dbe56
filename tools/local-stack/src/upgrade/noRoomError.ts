import { statfsSync } from 'node:fs';

/** The disk of a data folder has no room for its copy. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';

  constructor(folder: string, needed: number) {
    const { bavail, bsize } = statfsSync(folder);
    super(`its disk has ${inMegabytes(bavail * bsize)} free, and ${inMegabytes(needed)} are needed`);
  }
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;
