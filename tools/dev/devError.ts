/** Why the loop cannot start; the message is one sentence for the developer, who can change the reason. */
export class DevError extends Error {
  override readonly name = 'DevError';
}
