import { brand } from '@platform/contract';
import { lightColors } from '@platform/ui/stylesheet';
import { framed } from './framed';
import { linesOf } from './linesOf';
import type { Typeface } from './typeface';
import { withColors } from './withColors';

/** Size of a preview picture (px) for shared links (https://ogp.me). */
const CARD = { width: 1200, height: 630 } as const;

interface CardParts {
  /** Text that wraps automatically. If it contains line breaks, its font shrinks to keep them. */
  title: string;
  /** Markup of an SVG that fills its frame. */
  scene: string;
  /** The brand's mark, as a complete SVG. */
  mark: string;
  display: Typeface;
  text: Typeface;
}

const MARGIN = 64;
const SCENE_LEFT = 590;
const TITLE = { size: 76, leading: 82 };

/**
 * The preview picture of a shared link: the text on the left, the page's own scene on the right, in the light theme.
 */
export function cardSvg({ title, scene, mark, display, text }: CardParts): string {
  const { lines, size } = titleOn(SCENE_LEFT - MARGIN - 40, title, display);
  const top = (CARD.height - lines.length * TITLE.leading) / 2 + 62;
  const words = lines.map((line, index) =>
    display.outline(line, { x: MARGIN, y: top + index * TITLE.leading, size, fill: lightColors.ink }),
  );
  return withColors(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
      `<rect width="100%" height="100%" fill="${lightColors.page}"/>` +
      framed(scene, { x: SCENE_LEFT, y: 0, width: CARD.width - SCENE_LEFT, height: CARD.height }) +
      framed(mark, { x: MARGIN, y: 56, width: 56, height: 56 }) +
      display.outline(brand.name, { x: MARGIN + 74, y: 96, size: 38, fill: lightColors.ink }) +
      words.join('') +
      text.outline(brand.tagline, { x: MARGIN, y: CARD.height - 62, size: 28, fill: lightColors.inkMuted }) +
      '</svg>',
  );
}

/** A title within a width (px): its lines, and its font size. */
function titleOn(width: number, title: string, typeface: Typeface): { lines: string[]; size: number } {
  const sentences = title.split('\n');
  if (sentences.length === 1) return { lines: linesOf(title, typeface, TITLE.size, width), size: TITLE.size };
  const widest = Math.max(...sentences.map((sentence) => typeface.widthOf(sentence, TITLE.size)));
  return { lines: sentences, size: Math.floor(TITLE.size * Math.min(1, width / widest)) };
}
