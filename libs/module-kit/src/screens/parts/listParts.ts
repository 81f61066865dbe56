import { Link } from '@platform/module-kit';
import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** A toolbar above a list: filters on the left, actions on the right. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.sm};
`;

/** Secondary words. */
export const Muted = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

/** A value that breaks into no second line, such as a moment in a column. */
export const OneLine = styled.span`
  white-space: nowrap;
`;

/** The name of a row, which links to its details. */
export const RowName = styled(Link)`
  display: inline-block;
  /* A target of 24 px at least (WCAG 2.2, 2.5.8): a line of text is a little lower. */
  min-height: 1.5rem;
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
  text-decoration: none;
  &:hover {
    color: ${token.color.water};
    text-decoration: underline;
  }
`;

/** The name of a row or card that is clickable as a whole. The link has the name and the focus; its row is positioned. */
export const WholeRowName = styled(Link)`
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
  text-decoration: none;
  overflow-wrap: anywhere;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** A section with its heading, in a drawer or on a sheet. */
export const HeadedSection = styled.section`
  display: grid;
  gap: ${token.space.sm};
  > h3 {
    font-size: ${token.size.md};
  }
`;

/** The heading of a section in a drawer. */
export const SectionTitle = styled.h3`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

/** What explains the line above or beside it. */
export const Quiet = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;

/** The heading of a drawer: the name of the row that it shows. */
export const DrawerTitle = styled.h2`
  font-size: ${token.size.xl};
  letter-spacing: -0.01em;
`;
