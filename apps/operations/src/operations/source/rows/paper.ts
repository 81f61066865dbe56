/** A file of a row, such as a contract or a certificate of insurance, ready to upload. */
export interface Paper {
  blob: Blob;
  extension: string;
}
