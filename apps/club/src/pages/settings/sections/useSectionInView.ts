import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionInView } from './sectionInView';
import type { Section, SectionPlace } from './sections';

/** Zoomed pages scroll by fractions of a pixel. */
const TOLERANCE = 1;

/** The section that the person is reading, updated as they scroll. */
export function useSectionInView(sections: readonly Section[]): SectionPlace | undefined {
  const { hash } = useLocation();
  const [place, setPlace] = useState(sections[0]?.place);
  useEffect(() => {
    const look = () => {
      const found = sectionInView({
        tops: sections.map(
          (section) => document.getElementById(section.place)?.getBoundingClientRect().top ?? Infinity,
        ),
        windowHeight: window.innerHeight,
        landing: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - TOLERANCE,
        isAtEnd: window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - TOLERANCE,
        named: sections.findIndex((section) => `#${section.place}` === hash),
      });
      setPlace(sections[found]?.place);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [hash, sections]);
  return place;
}
