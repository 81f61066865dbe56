/** Red on a terminal that has colors (https://no-color.org, FORCE_COLOR); plain text in a file or a pipe. */
export function inRed(text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return stream.isTTY && stream.hasColors() ? `\u001b[31m${text}\u001b[39m` : text;
}
