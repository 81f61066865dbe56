import { brand } from '@platform/contract';
import { lightColors } from '@platform/ui/stylesheet';
import { framed } from './framed';
import type { Typeface } from './typeface';
import { withColors } from './withColors';

interface BrandParts {
  /** The brand's mark, as a complete SVG. */
  mark: string;
  /** The wide picture, as a complete SVG. */
  hero: string;
  display: Typeface;
  text: Typeface;
}

/** The brand's images as SVG, by file name. The logos have a transparent background. */
export function brandSvgs({ mark, hero, display, text }: BrandParts): Record<string, string> {
  const name = (x: number, y: number, size: number) =>
    display.outline(brand.name, { x, y, size, fill: lightColors.ink });
  return {
    'main-logo': picture(
      1200,
      360,
      framed(mark, { x: 60, y: 60, width: 240, height: 240 }),
      name(350, 244, fillingSize(display, brand.name, 790)),
    ),
    'square-icon': picture(1024, 1024, framed(mark, { x: 0, y: 0, width: 1024, height: 1024 })),
    'tagline-logo': picture(
      1200,
      675,
      framed(mark, { x: 490, y: 60, width: 220, height: 220 }),
      name((1200 - display.widthOf(brand.name, 170)) / 2, 460, 170),
      text.outline(brand.tagline, {
        x: (1200 - text.widthOf(brand.tagline, 62)) / 2,
        y: 580,
        size: 62,
        fill: lightColors.inkMuted,
      }),
    ),
    'hero-image': picture(1920, 1080, framed(hero, { x: 0, y: 0, width: 1920, height: 1080 })),
  };
}

/**
 * The mark as an icon: any size, for a tab (32 px), or for a phone's home screen (180 px), which rounds the corners
 * itself and shows transparent areas black.
 */
export function iconSvgs(mark: string): Record<'any' | 'tab' | 'home', string> {
  const whole = (edge: number) => framed(mark, { x: 0, y: 0, width: edge, height: edge });
  return {
    any: picture(32, 32, whole(32)),
    tab: picture(32, 32, whole(32)),
    home: picture(180, 180, whole(180).replace(/ rx="\d+"/, '')),
  };
}

/** The font size (px) at which a text in a typeface fills a width (px). */
function fillingSize(typeface: Typeface, words: string, width: number): number {
  return (100 * width) / typeface.widthOf(words, 100);
}

function picture(width: number, height: number, ...content: string[]): string {
  return withColors(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`,
  );
}
