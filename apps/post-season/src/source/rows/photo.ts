/** A photo of a season. */
export interface SeasonPhoto {
  id: string;
  version: number;
  /** In the storage; in a demo, an address. */
  path: string;
  /** What it shows, for people who cannot see it. */
  altText: string;
  /** Empty without one. */
  caption: string;
  /** The day (ISO 8601) on which it was taken; empty if no one said. */
  takenOn: string;
}

/** The words about a photo. */
export interface PhotoDraft extends Record<string, unknown> {
  altText: string;
  caption: string;
  takenOn: string;
}
