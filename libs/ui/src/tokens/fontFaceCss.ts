import { fontCharacters, fontFiles } from './fonts';

/**
 * @font-face rules: the product's fonts under `fontBase`, and local fonts of the same widths, which browsers use until the
 * others are loaded.
 */
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
  return [...faces, ...fallbacks.map(fallbackCss)].join('\n');
}

interface Fallback {
  family: string;
  /** Names of the same font on different systems. */
  local: readonly string[];
  /** Average width of English text in the product's font, over that in this one. */
  ratio: number;
  /** Of the product's font, in em. */
  ascent: number;
  descent: number;
  weight?: string;
}

const text = { ascent: 0.95, descent: 0.25 };
const display = { ascent: 0.978, descent: 0.2555 };

/**
 * Average widths, in em: Figtree 0.4621 against Arial's 0.4563, Fraunces (weight 560, display size) 0.4633 against Times New
 * Roman's 0.4172. Of another text: Figtree 0.4513, and 0.4562 in semibold, Fraunces 0.4675 at 32 to 48 px. Android has
 * Roboto (0.4452) and Noto Serif (0.4755). Linux without metric copies of Arial has DejaVu: Sans 0.5075, bold 0.5733, Serif
 * 0.5133.
 */
const fallbacks: readonly Fallback[] = [
  {
    ...text,
    family: 'Figtree Fallback',
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    ratio: 0.4621 / 0.4563,
  },
  { ...text, family: 'Figtree Fallback Android', local: ['Roboto', 'Roboto Regular'], ratio: 0.4513 / 0.4452 },
  { ...text, family: 'Figtree Fallback Linux', local: ['DejaVu Sans'], ratio: 0.4513 / 0.5075, weight: '400 500' },
  { ...text, family: 'Figtree Fallback Linux', local: ['DejaVu Sans Bold'], ratio: 0.4562 / 0.5733, weight: '600 700' },
  {
    ...display,
    family: 'Fraunces Fallback',
    local: ['Times New Roman', 'Liberation Serif', 'Times'],
    ratio: 0.4633 / 0.4172,
  },
  {
    ...display,
    family: 'Fraunces Fallback Android',
    local: ['Noto Serif', 'Noto Serif Regular'],
    ratio: 0.4675 / 0.4755,
  },
  { ...display, family: 'Fraunces Fallback Linux', local: ['DejaVu Serif'], ratio: 0.4675 / 0.5133 },
];

/**
 * A local font with the measures of the product's font, so that the swap moves as little as possible. What the product's
 * font lacks stays with the fonts of the system.
 */
function fallbackCss({ family, local, ratio, ascent, descent, weight }: Fallback): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
  unicode-range: ${fontCharacters};${weight ? `\n  font-weight: ${weight};` : ''}
}`;
}
