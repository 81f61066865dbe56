/** A file of a row, such as a contract or a certificate of insurance, ready to be stored. */
export interface Attachment {
  blob: Blob;
  extension: string;
}
