import { useEffect, useState } from 'react';

/** How far down the window a heading has come when its section is the one that is read: a part of its height. */
const READING_LINE = 0.3;

/** The id of the section that the visitor reads, as far as scrolling tells; undefined above the first. */
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
