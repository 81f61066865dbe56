/**
 * When a preview ends, on the reader's clock: `5:30 PM` today, `Mon, Nov 23, 5:30 PM` on another day.
 * @param iso a moment of the server
 */
export function previewMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const isToday = moment.toDateString() === now.toDateString();
  return moment.toLocaleString('en-US', { ...(isToday ? {} : day), hour: 'numeric', minute: '2-digit' });
}
