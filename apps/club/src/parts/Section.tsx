import { token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the dashboard under its own heading; links lead to it by its id. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      {children}
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${token.space.sm};
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.01em;
`;
