/** Inches, on a slide of 13.33 × 7.5 (16:9). */
export const slide = { width: 13.33, height: 7.5, margin: 0.6, top: 1.45, bottom: 6.85 } as const;

export const contentWidth = slide.width - 2 * slide.margin;

/** Points: nothing on a projector is smaller than 12. A table gets the largest of its sizes that fits. */
export const sizes = {
  title: 40,
  heading: 28,
  text: 18,
  keyFigure: 32,
  label: 14,
  tables: [18, 16, 14],
  small: 12,
} as const;

/** The colors of the reports on paper, without the #. */
export const colors = {
  ink: '14323F',
  muted: '5B6F78',
  accent: '0B7285',
  rule: 'CFDADD',
  shade: 'EEF4F5',
  paper: 'FFFFFF',
} as const;

/** The product's typeface is on few machines, so slides use one that PowerPoint, Keynote and Google Slides have. */
export const typeface = 'Arial';
