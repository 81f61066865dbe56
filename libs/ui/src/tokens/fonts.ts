import { scale } from './scale';

export interface FontFile {
  /** Where the build finds the file: a path inside an npm package. */
  from: string;
  /** What the build calls it, next to the others under the font base. */
  fileName: string;
  family: string;
  /** The weight, or the range of weights, that the file holds. */
  weight: string;
  /** Axes of the variable font of which the build keeps one value, which saves half of the bytes, or a range. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

/** Fonts of the product, latin subset, variable, SIL Open Font License. The build puts them beside the page. */
export const fontFiles: readonly FontFile[] = [
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    fileName: 'figtree-latin.woff2',
    family: 'Figtree Variable',
    weight: `${scale.weight.regular} ${scale.weight.bold}`,
    axes: { wght: { min: Number(scale.weight.regular), max: Number(scale.weight.bold) } },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    fileName: 'fraunces-latin.woff2',
    family: 'Fraunces Variable',
    weight: scale.weight.display,
    axes: { wght: Number(scale.weight.display) },
  },
];

/** Characters that the fonts are asked for, as CSS writes ranges (`unicode-range`). */
export const fontCharacters =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
