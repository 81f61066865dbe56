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
 * against Times New Roman's 0.4172. Of another text, on Android: Figtree 0.4513 against Roboto's 0.4452, Fraunces 0.4675
 * (32 to 48 px) against Noto Serif's 0.4932 (weight 600). Ascent and descent are the fonts' own, divided by that ratio.
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
  font-family: 'Figtree Fallback Android';
  src: local('Roboto'), local('Roboto Regular');
  size-adjust: 101.37%;
  ascent-override: 93.7%;
  descent-override: 24.7%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Fraunces Fallback Android';
  src: local('Noto Serif'), local('Noto Serif Regular');
  size-adjust: 94.79%;
  ascent-override: 103.2%;
  descent-override: 26.9%;
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
