import { CardTitle, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  /** Unique on the page: links lead to it. */
  id: string;
  title: string;
  /** Beside the heading, such as the way to all rows. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page, such as a dashboard, under its own heading. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Head>
        <CardTitle id={`${id}-title`}>{title}</CardTitle>
        {action}
      </Head>
      {children}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space.md};
  margin-bottom: ${token.space.sm};
`;
