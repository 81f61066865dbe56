import { fontCharacters, fontFiles } from './fonts';

/** @font-face rules: the product's fonts under `fontBase`, and local stand-ins of the same measure. */
export function fontFaceCss(fontBase: string): string {
  const base = fontBase.replace(/\/+$/, '');
  const faces = fontFiles.map(
    ({ family, fileName, weight }) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('${base}/${fileName}') format('woff2');
  unicode-range: ${fontCharacters};
}`,
  );
  return [...faces, fallbacks].join('\n');
}

/**
 * Average width of English text: Figtree 0.4621 em against Arial's 0.4563, Fraunces (weight 560, display size) 0.4633
 * against Times New Roman's 0.4172. Ascent and descent are the fonts' own, divided by that ratio. The swap moves nothing.
 */
const fallbacks = `@font-face {
  font-family: 'Figtree Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 101.27%;
  ascent-override: 93.8%;
  descent-override: 24.7%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Fraunces Fallback';
  src: local('Times New Roman'), local('Liberation Serif'), local('Times');
  size-adjust: 111.04%;
  ascent-override: 88.1%;
  descent-override: 23%;
  line-gap-override: 0%;
}`;
