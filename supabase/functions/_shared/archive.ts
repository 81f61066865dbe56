import { Zip, ZipDeflate } from 'fflate';

export interface ArchiveEntry {
  write(text: string): void;
  /** Writes the last of it. */
  end(text: string): void;
}

/** A ZIP that is written entry after entry, and holds no more in memory than what is compressed already. */
export class Archive {
  readonly #parts: Uint8Array[] = [];
  #failure: Error | null = null;
  readonly #zip = new Zip((error, part) => {
    if (error) this.#failure = error;
    else this.#parts.push(part);
  });

  open(file: string): ArchiveEntry {
    const encoder = new TextEncoder();
    const entry = new ZipDeflate(file, { level: 6 });
    this.#zip.add(entry);
    return {
      write: (text) => entry.push(encoder.encode(text)),
      end: (text) => entry.push(encoder.encode(text), true),
    };
  }

  /** The whole ZIP, once every entry has ended. */
  close(): Uint8Array {
    this.#zip.end();
    if (this.#failure) throw this.#failure;
    const bytes = new Uint8Array(this.#parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }
}
