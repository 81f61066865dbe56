/** Both schemes and both widths, but not every combination: colors do not change with the width. */
export const windows = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
