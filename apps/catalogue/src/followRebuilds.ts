/** Reloads the page when the command has built a newer one. */
export function followRebuilds(): void {
  new EventSource('/rebuilt').onmessage = () => location.reload();
}
