export interface FontFile {
  /** Where the build finds the file: a path inside an npm package. */
  from: string;
  /** What the build calls it, next to the others under the font base. */
  fileName: string;
  family: string;
  /** Range of weights that the variable font holds. */
  weight: string;
}

/** Fonts of the product, latin subset, variable, SIL Open Font License. The build copies them. */
export const fontFiles: readonly FontFile[] = [
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    fileName: 'figtree-latin.woff2',
    family: 'Figtree Variable',
    weight: '300 900',
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    fileName: 'fraunces-latin.woff2',
    family: 'Fraunces Variable',
    weight: '100 900',
  },
];
