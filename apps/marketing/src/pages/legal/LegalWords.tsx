import { Link } from 'react-router-dom';

/** Text with links in the form `[words](/address)`. */
const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** A paragraph of a legal text, with its links to other pages. */
export function LegalWords({ text }: { text: string }) {
  // Split by a pattern with two groups: words, label, address, words, label, address, … words.
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    return (
      <Link key={index} to={parts[index + 1] ?? ''}>
        {part}
      </Link>
    );
  });
}
