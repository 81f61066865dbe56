/** A day as people read it, such as `May 1, 2025`, in the reader's own time zone. */
export function dayInWords(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(iso));
}

/** A moment as people read it, such as `May 1, 2025, 9:12 AM`, in the reader's own time zone. */
export function momentInWords(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
