import { useEffect, useState } from 'react';

/** A section is current when its heading has passed this share of the window's height. */
const READING_LINE = 0.3;

/** The id of the section that the visitor is reading, from the scroll position; undefined above the first. */
export function useSectionInSight(sections: readonly { id: string }[]): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const follow = () => {
      const begun = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= innerHeight * READING_LINE;
      });
      setRead(begun.at(-1)?.id);
    };
    window.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => window.removeEventListener('scroll', follow);
  }, [sections]);
  return read;
}
