/** The kinds of token that have a color. */
export type PieceKind = 'plain' | 'text' | 'word' | 'component' | 'comment';

export interface Piece {
  kind: PieceKind;
  text: string;
}

const PATTERN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<word>\b(?:import|from|export|const|function|return|type|true|false|undefined|null|if|new|void)\b)|(?<component>(?<=<\/?)[A-Za-z][\w.]*)/g;

/** Splits TypeScript with JSX into tokens for coloring. Joined, their texts are the code. */
export function highlight(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] as PieceKind;
    if (match.index > end) pieces.push({ kind: 'plain', text: code.slice(end, match.index) });
    pieces.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) pieces.push({ kind: 'plain', text: code.slice(end) });
  return pieces;
}
