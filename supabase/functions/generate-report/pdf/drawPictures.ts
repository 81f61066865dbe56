import type { ReportPicture } from '../reportContent.ts';
import type { Canvas, Picture, TextStyle } from './canvas.ts';
import { colors } from './typography.ts';

const COLUMNS = 2;
const GAP = 12;
/** One picture alone is wider than one of several. */
const MOST_HEIGHT = { alone: 380, beside: 270 } as const;
const PADDING = 10;
const CAPTION = 14;
const AFTER = 14;

const captionStyleOf = ({ layout }: Canvas): TextStyle => ({
  font: 'regular',
  size: layout.sizes.table,
  color: colors.muted,
});
const reasonStyleOf = ({ layout }: Canvas): TextStyle => ({
  font: 'regular',
  size: layout.sizes.text,
  color: colors.ink,
});

/** A picture of the report, or the reason why there is none, with the height that it takes. */
interface Cell {
  caption: string;
  content: Picture | string;
  height: number;
}

/** The height of the first row of them. */
export function heightOfFirstPictures(canvas: Canvas, pictures: readonly ReportPicture[]): number {
  const { width, columns, most } = frameOf(canvas, pictures);
  return heightOfRow(pictures.slice(0, columns).map((picture) => cellOf(canvas, picture, width, most)));
}

/** Pictures, two beside each other, each whole and with its caption below. */
export function drawPictures(canvas: Canvas, pictures: readonly ReportPicture[]): void {
  const { width, columns, most } = frameOf(canvas, pictures);
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures.slice(first, first + columns).map((picture) => cellOf(canvas, picture, width, most));
    canvas.require(heightOfRow(row));
    for (const [column, cell] of row.entries()) {
      drawCell(canvas, cell, { x: canvas.layout.page.margin + column * (width + GAP), width });
    }
    canvas.y += heightOfRow(row);
  }
}

function frameOf({ layout }: Canvas, pictures: readonly ReportPicture[]) {
  const isAlone = pictures.length === 1;
  const columns = isAlone ? 1 : COLUMNS;
  return {
    columns,
    width: (layout.contentWidth - (columns - 1) * GAP) / columns,
    most: isAlone ? MOST_HEIGHT.alone : MOST_HEIGHT.beside,
  };
}

function cellOf(canvas: Canvas, { caption, content }: ReportPicture, width: number, most: number): Cell {
  const drawn = typeof content === 'string' ? content : (canvas.picture(content) ?? UNREADABLE);
  if (typeof drawn === 'string') {
    const height = canvas.heightOf(drawn, width - 2 * PADDING, reasonStyleOf(canvas)) + 2 * PADDING;
    return { caption, content: drawn, height };
  }
  return { caption, content: drawn, height: Math.min(most, (width * drawn.height) / drawn.width) };
}

const UNREADABLE = 'This photo cannot be read: its file is damaged, or it is not a JPEG.';

const heightOfRow = (row: readonly Cell[]) => Math.max(...row.map(({ height }) => height)) + CAPTION + AFTER;

function drawCell(canvas: Canvas, { caption, content, height }: Cell, { x, width }: { x: number; width: number }) {
  const { y } = canvas;
  if (typeof content === 'string') {
    canvas.rectangle({ x, y, width, height }, colors.shade);
    const place = { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING };
    canvas.element('P', () => canvas.text(content, place, reasonStyleOf(canvas)));
  } else {
    canvas.element('Figure', () => canvas.drawPicture(content, { x, y, width, height }), { alt: caption });
  }
  canvas.element('Caption', () => canvas.text(caption, { x, y: y + height + 4, width }, captionStyleOf(canvas)));
}
