/** The rules of one styled component or animation, under the names that the markup uses. */
export interface StyleGroup {
  id: string;
  names: string[];
  rules: string[];
}

/** Markup and styles that were rendered without a browser. */
export interface Rendering {
  markup: string;
  /** In the order of the rules. */
  styles: StyleGroup[];
}

/** A prerendered page of a module's release, as it is stored with the release. */
export interface StoredRendering extends Rendering {
  /** Digest of the libraries that it was rendered with (`librariesDigest`). */
  libraries: string;
}
