import { openTypeface, type Typeface } from './typeface';

/** The product's fonts at the weights used in pictures. */
export async function openFonts(): Promise<{ display: Typeface; text: Typeface }> {
  const [display, text] = await Promise.all([
    openTypeface(
      '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
      { wght: 560, opsz: 76 },
      -0.025,
    ),
    openTypeface('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', { wght: 500 }),
  ]);
  return { display, text };
}
