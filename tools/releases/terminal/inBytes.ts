/** `14,634 bytes`; a dash for a release from before they were recorded. */
export const inBytes = (bytes: number | null | undefined): string =>
  bytes == null ? '–' : `${bytes.toLocaleString('en-US')} bytes`;
