/** The rules of one styled component or animation, under the names that the markup uses. */
export interface StyleGroup {
  id: string;
  names: string[];
  rules: string[];
}

/** Something that was drawn without a browser. */
export interface Drawing {
  markup: string;
  /** In the order of the rules. */
  styles: StyleGroup[];
}

/** A page of a module's release as it is stored with it. */
export interface StoredDrawing extends Drawing {
  /** Digest of the libraries that it was drawn with (`librariesDigest`). */
  libraries: string;
}
