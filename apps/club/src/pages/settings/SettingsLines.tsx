import { media, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SettingsLinesProps {
  lines: readonly {
    label: string;
    about?: ReactNode;
    action?: ReactNode;
    /** Below the text and the action, such as a progress bar. */
    detail?: ReactNode;
  }[];
}

/** Settings on other pages: the name of each, its current value, and a button that opens it. */
export function SettingsLines({ lines }: SettingsLinesProps) {
  return (
    <List role="list">
      {lines.map(({ label, about, action, detail }) => (
        <Line key={label}>
          <Words>
            <Label>{label}</Label>
            {about !== undefined && <About>{about}</About>}
          </Words>
          {action}
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Line>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.sm} ${token.space.md};
  padding-block: ${token.space.md};
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${token.color.line};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Label = styled.p`
  font-weight: ${token.weight.semibold};
`;

const About = styled.div`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Detail = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  &:empty {
    display: none;
  }
`;
