/** Lengths and sizes of letters in points, 72 to the inch. */
export interface Layout {
  page: { width: number; height: number; margin: number; footer: number };
  contentWidth: number;
  /** The end of a page's content, above its footer. */
  contentBottom: number;
  contentHeight: number;
  sizes: {
    title: number;
    part: number;
    keyFigure: number;
    heading: number;
    text: number;
    table: number;
    small: number;
  };
  /** Each section begins on a page of its own, as a slide does. */
  opensPages: boolean;
}

const layOut = (page: Layout['page'], sizes: Layout['sizes'], opensPages: boolean): Layout => {
  const contentBottom = page.height - page.margin - page.footer;
  return {
    page,
    contentWidth: page.width - 2 * page.margin,
    contentBottom,
    contentHeight: contentBottom - page.margin,
    sizes,
    opensPages,
  };
};

/** US Letter, as American clubs print. */
export const paper: Layout = layOut(
  { width: 612, height: 792, margin: 54, footer: 30 },
  { title: 26, part: 18, keyFigure: 20, heading: 14, text: 10, table: 9, small: 8 },
  false,
);

/** The same sheet on its side, for a projector: a page is a slide, and no letter is smaller than 12 points. */
export const slides: Layout = layOut(
  { width: 792, height: 612, margin: 48, footer: 32 },
  { title: 36, part: 26, keyFigure: 28, heading: 24, text: 15, table: 14, small: 12 },
  true,
);

export const colors = {
  ink: '#14323f',
  muted: '#5b6f78',
  accent: '#0b7285',
  rule: '#cfdadd',
  shade: '#eef4f5',
  paper: '#ffffff',
} as const;

export type FontName = 'regular' | 'strong';
