import type { Canvas, TextStyle } from './canvas.ts';
import { wrapLines } from './wrapLines.ts';

/** How many lines of a paragraph stay together, where it begins and where it ends. */
const TOGETHER = 2;
/** A paragraph of as many lines cannot be split so that no line stands alone. */
const WHOLE = 3;
const GAP = { paragraph: 6, after: 8 } as const;

/** The height that stays with a heading above. */
export function heightOfWritten(canvas: Canvas, style: TextStyle): number {
  return TOGETHER * canvas.heightOf('x', canvas.layout.contentWidth, style);
}

/** A text as a person wrote it, with its lines and its empty lines. It goes on over pages. */
export function drawWritten(canvas: Canvas, text: string, style: TextStyle): void {
  for (const paragraph of paragraphsOf(text)) {
    if (paragraph === '') canvas.y += GAP.paragraph;
    else canvas.element('P', () => drawParagraph(canvas, paragraph, style));
  }
  canvas.y += GAP.after;
}

function drawParagraph(canvas: Canvas, paragraph: string, style: TextStyle): void {
  const { page, contentWidth } = canvas.layout;
  const height = canvas.heightOf('x', contentWidth, style);
  const lines = wrapLines(paragraph, contentWidth, (part) => canvas.widthOf(part, style));
  for (const [place, line] of lines.entries()) {
    canvas.require(height * linesTogether(place, lines.length));
    canvas.line(line, { x: page.margin, y: canvas.y }, style);
    canvas.y += height;
  }
}

/** How many lines stay together from this one on. */
function linesTogether(place: number, count: number): number {
  if (count <= WHOLE) return place === 0 ? count : 1;
  return place === 0 || place === count - TOGETHER ? TOGETHER : 1;
}

/** Each line that a person ended. Several empty lines are one, and none stands at the beginning or the end. */
function paragraphsOf(text: string): string[] {
  const lines = text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map((line) => line.trim()).filter((line, place, all) => line !== '' || all[place - 1] !== '');
}
