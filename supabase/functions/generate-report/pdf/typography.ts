/** Points, 72 to the inch. US Letter, as American clubs print. */
export const page = { width: 612, height: 792, margin: 54, footer: 30 } as const;

export const contentWidth = page.width - 2 * page.margin;
/** The end of a page's content, above its footer. */
export const contentBottom = page.height - page.margin - page.footer;
export const contentHeight = contentBottom - page.margin;

export const sizes = { title: 26, part: 18, keyFigure: 20, heading: 14, text: 10, table: 9, small: 8 } as const;

export const colors = {
  ink: '#14323f',
  muted: '#5b6f78',
  accent: '#0b7285',
  rule: '#cfdadd',
  shade: '#eef4f5',
  paper: '#ffffff',
} as const;

export type FontName = 'regular' | 'strong';
