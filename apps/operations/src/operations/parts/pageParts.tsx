import { Link } from '@platform/module-kit';
import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** A toolbar above a list: what narrows it on the left, what is done with all of it on the right. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space.sm};
`;

/** Fields that narrow a list, as wide as they need to be. */
export const Filters = styled.div`
  display: flex;
  flex: 1 1 28rem;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space.sm};
  > :first-child {
    flex: 1 1 14rem;
    max-width: 24rem;
  }
`;

/** Words that say less than what they stand beside. */
export const Muted = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.regular};
`;

/** The name of a row, which leads to all about it. */
export const RowName = styled(Link)`
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
  text-decoration: none;
  &:hover {
    color: ${token.color.water};
    text-decoration: underline;
  }
`;

/** The name of a row with a word about it below; never squeezed to a word a line. */
export const NameCell = styled.span`
  display: grid;
  gap: ${token.space.hair};
  min-width: 10rem;
`;

/** A part of a drawer. */
export const Section = styled.section`
  display: grid;
  gap: ${token.space.sm};
  > h3 {
    font-size: ${token.size.md};
  }
`;

/** The name of what a drawer shows. */
export const DrawerTitle = styled.h2`
  font-size: ${token.size.xl};
  letter-spacing: -0.01em;
`;

/** Text as it was written, with its lines. */
export const Written = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The heading of a part of a tab. */
export const PartTitle = styled.h2`
  font-size: ${token.size.lg};
  letter-spacing: -0.01em;
`;
