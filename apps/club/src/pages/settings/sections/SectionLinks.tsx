import { media, token } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Section } from './sections';
import { useSectionInView } from './useSectionInView';

/**
 * Links to each section, with the current one marked: in a column beside them, or in a row above them on a narrow
 * screen.
 */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const current = useSectionInView(sections);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !(link instanceof HTMLElement)) return;
    // Scrolls only the row; scrollIntoView would also move the page.
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <Nav aria-label="Sections of the settings">
      <Row ref={row} role="list">
        {sections.map(({ place, title }) => (
          <li key={place}>
            <SectionLink to={`#${place}`} aria-current={place === current ? 'location' : undefined}>
              {title}
            </SectionLink>
          </li>
        ))}
      </Row>
    </Nav>
  );
}

const Nav = styled.nav`
  position: sticky;
  top: var(--header-height);
  /* Below what holds for the whole page, such as being offline. */
  z-index: calc(${token.layer.sticky} - 1);
  min-width: 0;
  margin-inline: calc(-1 * ${token.space.md});
  background: ${token.color.page};
  @media ${media.wide} {
    margin-inline: 0;
    top: 6rem;
    align-self: start;
  }
  @media ${media.low} {
    position: static;
  }
`;

const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${token.space.xs};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  && {
    padding: ${token.space.xs} ${token.space.md};
  }
  @media ${media.wide} {
    flex-direction: column;
    gap: ${token.space.hair};
    && {
      padding: 0;
    }
  }
`;

const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${token.control.target};
  padding-inline: ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${token.motion.quick};
  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.ink};
  }
  &[aria-current] {
    border-color: ${token.color.water};
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
  }
  @media ${media.wide} {
    min-height: 2.5rem;
    padding-inline: ${token.space.sm};
    border-color: transparent;
    border-radius: ${token.radius.md};
    background: none;
    white-space: normal;
    &[aria-current] {
      border-color: transparent;
    }
  }
`;
