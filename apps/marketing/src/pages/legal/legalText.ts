/** A paragraph, in which `[words](/address)` is a link; or the points of a list. */
type LegalParagraph = string | readonly [string, ...string[]];

interface LegalSection {
  /** Anchor of the section in the page's address. It never changes, because people share it. */
  id: string;
  heading: string;
  paragraphs: readonly LegalParagraph[];
}

/** A legal page as text. */
export interface LegalText {
  title: string;
  lead: string;
  /** The date it takes effect, as 2025-10-01. */
  inForceSince: string;
  /** What most readers came for, in plain words. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}
