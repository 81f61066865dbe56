import { Muted, Section } from '@platform/module-kit/screens';
import { Card, Inline, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ExecutiveReport } from './executiveReports';

interface ReportListProps {
  id: string;
  title: string;
  reports: Readonly<Partial<Record<ExecutiveReport, { name: string; about: string }>>>;
  /** What a person can do with a report. */
  actions?: (type: ExecutiveReport, name: string) => ReactNode;
  /** When it was last made. */
  made?: (type: ExecutiveReport) => ReactNode;
}

/** Some reports, each with what it answers. */
export function ReportList(props: ReportListProps) {
  const { id, title, reports, actions, made } = props;
  return (
    <Section id={id} title={title}>
      <Card $padding="none">
        <Rows role="list" aria-label={title}>
          {Object.entries(reports).map(([key, { name, about }]) => {
            const type = key as ExecutiveReport;
            return (
              <li key={type}>
                <div>
                  <strong>{name}</strong>
                  <Muted as="p">{about}</Muted>
                  {made?.(type)}
                </div>
                {actions && <Inline $gap="xs">{actions(type, name)}</Inline>}
              </li>
            );
          })}
        </Rows>
      </Card>
    </Section>
  );
}

const Rows = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding: ${token.space.md} ${token.space.lg};
  }
  /* Words take what the buttons leave, and wrap before the buttons do. */
  > li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
  strong {
    font-weight: ${token.weight.semibold};
  }
`;
