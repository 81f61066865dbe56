/** A paper that a row keeps, such as a contract or a certificate of insurance, ready to be stored. */
export interface Paper {
  blob: Blob;
  extension: string;
}
