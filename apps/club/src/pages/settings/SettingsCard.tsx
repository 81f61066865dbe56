import { Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, media, Stack, token } from '@platform/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { sections, type SectionPlace } from './sections/sections';

interface SettingsCardProps {
  place: SectionPlace;
  /** One sentence about the section. */
  description: string;
  children: ReactNode;
}

/** A section of the settings: a region of the page with its own name. Links scroll to it and move the focus there. */
export function SettingsCard({ place, description, children }: SettingsCardProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    // The page itself scrolls there.
    if (hash === `#${place}`) title.current?.focus({ preventScroll: true });
  }, [hash, key, place]);
  return (
    <Section as="section" id={place} $padding="lg" aria-labelledby={id}>
      <Stack $gap="lg">
        <Stack $gap="xxs">
          <Title ref={title} id={id} tabIndex={-1}>
            {sections.find((section) => section.place === place)?.title}
          </Title>
          <Quiet>{description}</Quiet>
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}

/** Below the row of links that stays at the top on a narrow screen. */
const Section = styled(Card)`
  scroll-margin-top: 3rem;
  @media ${media.wide} {
    scroll-margin-top: 0;
  }
`;

const Title = styled(CardTitle)`
  align-self: flex-start;
  border-radius: ${token.radius.sm};
`;
